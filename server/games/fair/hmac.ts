import { createHmac } from 'node:crypto'

/** A text key counts as UTF-8: of a seed, the hex digits and not the bytes they encode. */
export const hmacSha256 = (key: string, message: string | Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest()
