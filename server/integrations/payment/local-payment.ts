/** The stand-in for a payment site, not in production: a page of our own where a tester chooses the outcome of a payment. */
import { newId } from '#server/platform/ids.ts'
import { type PaymentEvent, type PaymentOrder, type PaymentSite, signPayment } from './payment.ts'

export const LOCAL_PAYMENT_PATH = '/pay/local'
/** A late payment arrives after its order has expired. */
const LATE_MS = 3_000

/** Outcomes a tester can choose. */
export const LOCAL_OUTCOMES = ['succeed', 'fail', 'expire', 'twice', 'late'] as const
export type LocalOutcome = (typeof LOCAL_OUTCOMES)[number]

interface Options {
  secret: string
  lateMs?: number
}

export function createLocalPayment({ secret, lateMs = LATE_MS }: Options) {
  /** Calls as a real site does: over the network, signed, to the callback address. */
  async function report(callbackUrl: string, { number, amount }: PaymentOrder, outcome: PaymentEvent['outcome']): Promise<void> {
    const event: PaymentEvent = { paymentId: newId(), order: number, outcome, amount: String(amount) }
    const body = JSON.stringify(event)
    await fetch(callbackUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': signPayment(secret, body) },
      body,
    })
  }

  const site: PaymentSite = {
    async launchUrl({ number }, language, origin) {
      const url = new URL(LOCAL_PAYMENT_PATH, origin)
      url.searchParams.set('order', number)
      url.searchParams.set('language', language)
      return url.href
    },
  }

  return {
    site,
    async play(outcome: LocalOutcome, order: PaymentOrder, callbackUrl: string): Promise<void> {
      if (outcome === 'succeed' || outcome === 'twice') await report(callbackUrl, order, 'SUCCEEDED')
      if (outcome === 'twice') await report(callbackUrl, order, 'SUCCEEDED')
      if (outcome === 'fail') await report(callbackUrl, order, 'FAILED')
      if (outcome === 'expire' || outcome === 'late') await report(callbackUrl, order, 'EXPIRED')
      // No one waits for it: the payer has left long ago. If the server has stopped meanwhile, the call is lost.
      if (outcome === 'late') setTimeout(() => void report(callbackUrl, order, 'SUCCEEDED').catch(() => {}), lateMs).unref()
    },
  }
}
export type LocalPayment = ReturnType<typeof createLocalPayment>
