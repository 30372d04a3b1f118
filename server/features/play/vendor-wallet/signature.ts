/** Signatures of vendors' calls: an HMAC over the time, the call and the raw body, checked before anything is read (WAL-03). */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Calls older than this, or further in the future, are refused to prevent replays. */
export const CLOCK_SKEW_MS = 5 * 60_000

const FORM = /^vendor=([\w-]{1,64}),t=(\d{10,16}),(v[12])=([0-9a-fA-F]{64})$/

/** `v1` covers the time and the body, and will be removed in the next release; `v2` also covers method and path. */
type Version = 'v1' | 'v2'

export interface Signed {
  vendorCode: string
  at: number
  version: Version
  digest: string
}
/** A call as it is sent; `path` without the query. */
export interface SentCall {
  method: string
  path: string
  body: string
}

/** Undefined if the header is not a signature. */
export function readSignature(header: string): Signed | undefined {
  const [, vendorCode, at, version, digest] = FORM.exec(header) ?? []
  if (!vendorCode || !at || !digest) return undefined
  return { vendorCode, at: Number(at), version: version === 'v2' ? 'v2' : 'v1', digest }
}

const TEXTS: Record<Version, (at: number, call: SentCall) => string> = {
  v1: (at, { body }) => `${at}.${body}`,
  v2: (at, { method, path, body }) => `${at}.${method}.${path}.${body}`,
}
const digestOf = (secret: string, version: Version, at: number, call: SentCall) =>
  createHmac('sha256', secret).update(TEXTS[version](at, call)).digest()

export const isSignedBy = (secret: string, { at, version, digest }: Signed, call: SentCall): boolean =>
  timingSafeEqual(digestOf(secret, version, at, call), Buffer.from(digest, 'hex'))

/** Makes the header of a call, as a vendor does. */
export const signatureHeader = (
  vendorCode: string,
  secret: string,
  at: number,
  call: SentCall,
  version: Version = 'v2',
): string => `vendor=${vendorCode},t=${at},${version}=${digestOf(secret, version, at, call).toString('hex')}`
