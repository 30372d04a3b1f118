import { createHmac } from 'node:crypto'

/** The key is UTF-8 text: for a seed, its hex digits, not the bytes they encode. */
export const hmacSha256 = (key: string, message: string | Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest()
