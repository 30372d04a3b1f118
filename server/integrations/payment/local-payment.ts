/** The stand-in for a payment site, outside production: a page of our own where a tester says what becomes of the payment. */
import { newId } from '#server/platform/ids.ts'
import { type PaymentEvent, type PaymentOrder, type PaymentSite, signPayment } from './payment.ts'

export const LOCAL_PAYMENT_PATH = '/pay/local'
/** A late payment comes when its order has ended. */
const LATE_MS = 3_000

/** What a tester may choose. */
export const LOCAL_OUTCOMES = ['succeed', 'fail', 'expire', 'twice', 'late'] as const
export type LocalOutcome = (typeof LOCAL_OUTCOMES)[number]

interface Options {
  secret: string
  lateMs?: number
}

export function createLocalPayment({ secret, lateMs = LATE_MS }: Options) {
  /** As a real site calls: over the network, signed, to the address it was told. */
  async function tell(callbackUrl: string, { number, amount }: PaymentOrder, outcome: PaymentEvent['outcome']): Promise<void> {
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
      if (outcome === 'succeed' || outcome === 'twice') await tell(callbackUrl, order, 'SUCCEEDED')
      if (outcome === 'twice') await tell(callbackUrl, order, 'SUCCEEDED')
      if (outcome === 'fail') await tell(callbackUrl, order, 'FAILED')
      if (outcome === 'expire' || outcome === 'late') await tell(callbackUrl, order, 'EXPIRED')
      // Nobody waits for it: the payer is long back. Where the server has stopped meanwhile, nobody hears it.
      if (outcome === 'late') setTimeout(() => void tell(callbackUrl, order, 'SUCCEEDED').catch(() => {}), lateMs).unref()
    },
  }
}
export type LocalPayment = ReturnType<typeof createLocalPayment>
