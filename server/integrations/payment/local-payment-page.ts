/**
 * The stand-in's page: a tester chooses the outcome of the payment, which is reported as by a real site, and the payer returns.
 */
import express, { Router } from 'express'
import * as z from 'zod'
import { LANGUAGES, MONEY_SCALE } from '#contract/wire.ts'
import { ownUrlOf } from '#server/http/own-url.ts'
import { LOCAL_OUTCOMES, LOCAL_PAYMENT_PATH, type LocalPayment } from './local-payment.ts'
import { localPaymentGoneHtml, localPaymentHtml } from './local-payment-html.ts'
import type { PaymentOrder } from './payment.ts'

const RETURN_PATH = '/m/voucherCenter'
const CALLBACK_PATH = '/wps/payment/callback'

const query = z.object({ order: z.string().max(32).catch(''), language: z.enum(LANGUAGES).catch('tl') })
const answer = z.object({ order: z.string().max(32), outcome: z.enum(LOCAL_OUTCOMES) })

const back = (order: string) => (order ? `${RETURN_PATH}?${new URLSearchParams({ order })}` : RETURN_PATH)

interface Deps {
  local: Pick<LocalPayment, 'play'>
  /** An order that is unpaid or paid. */
  find: (number: string) => Promise<PaymentOrder | undefined>
}

export function localPaymentPage({ local, find }: Deps): Router {
  const router = Router()
  router.get(LOCAL_PAYMENT_PATH, async (req, res) => {
    const { order: number, language } = query.parse(req.query)
    const order = await find(number)
    res.setHeader('Cache-Control', 'no-store')
    if (!order) {
      res
        .status(404)
        .type('html')
        .send(localPaymentGoneHtml(language, back('')))
      return
    }
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency })
    const sum = format.format(Number(order.amount) / Number(MONEY_SCALE))
    res.type('html').send(localPaymentHtml({ number, sum }, language, back(number)))
  })
  router.post(LOCAL_PAYMENT_PATH, express.urlencoded({ extended: false, limit: '2kb' }), async (req, res) => {
    const given = answer.safeParse(req.body)
    const order = given.data && (await find(given.data.order))
    if (given.data && order) await local.play(given.data.outcome, order, ownUrlOf(req) + CALLBACK_PATH)
    res.redirect(303, back(given.data?.order ?? ''))
  })
  return router
}
