/** Signatures of vendors' calls: an HMAC over the time and the raw body, checked before anything is read (WAL-03). */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** A call that is older, or from further ahead, is refused: nobody can send it again later. */
export const CLOCK_SKEW_MS = 5 * 60_000

const FORM = /^vendor=([\w-]{1,64}),t=(\d{10,16}),v1=([0-9a-f]{64})$/

export interface Signed {
  vendorCode: string
  at: number
  digest: string
}

/** Undefined if the header is not a signature. */
export function readSignature(header: string): Signed | undefined {
  const [, vendorCode, at, digest] = FORM.exec(header) ?? []
  return vendorCode && at && digest ? { vendorCode, at: Number(at), digest } : undefined
}

const digestOf = (secret: string, at: number, body: string) => createHmac('sha256', secret).update(`${at}.${body}`).digest()

export const isSignedBy = (secret: string, { at, digest }: Signed, body: string): boolean =>
  timingSafeEqual(digestOf(secret, at, body), Buffer.from(digest, 'hex'))

/** The header of a call, as a vendor makes it. */
export const signatureHeader = (vendorCode: string, secret: string, at: number, body: string): string =>
  `vendor=${vendorCode},t=${at},v1=${digestOf(secret, at, body).toString('hex')}`
