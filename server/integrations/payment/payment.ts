/** Payment sites: a payer is sent to the site, which reports the outcome with a signed call. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Language } from '#contract/wire.ts'

export interface PaymentOrder {
  number: string
  /** In 1/10 000 of the unit. */
  amount: bigint
  currency: string
  expiresAt: Date
}

export interface PaymentSite {
  /** Where the payer pays; `origin` is our own address to return to. */
  launchUrl(order: PaymentOrder, language: Language, origin: string): Promise<string>
}

export const PAYMENT_OUTCOMES = ['SUCCEEDED', 'FAILED', 'EXPIRED'] as const

/** A site's report. The same payment may be reported repeatedly; another payment has another id. */
export const paymentEvent = z.object({
  paymentId: z.string().min(8).max(64),
  /** The number of our order. */
  order: z.string().min(1).max(32),
  outcome: z.enum(PAYMENT_OUTCOMES),
  /** In 1/10 000 of the unit, as digits, because a signed amount must not be a float. */
  amount: z.string().regex(/^\d{1,18}$/),
  /** The time as the site wrote it: stored, never parsed. */
  time: z.string().max(64).optional(),
})
export type PaymentEvent = z.output<typeof paymentEvent>

/** HMAC-SHA256 of the raw body, in hex. */
export const signPayment = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('hex')

export function isPaymentSigned(secret: string, body: string, signature: string): boolean {
  const right = Buffer.from(signPayment(secret, body))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}
