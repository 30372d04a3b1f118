/** Rolls are verified in the player's browser: nothing here asks the server. */
import type { AsyncHmac } from '#contract/play/fairness/byte-stream.ts'

const text = new TextEncoder()
const toHex = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Browsers offer it on secure pages only. */
export const canVerify = () => isSecureContext && 'subtle' in crypto

/** Hashes a seed as its written text, not as the bytes its hex digits encode. */
export async function sha256Hex(message: string): Promise<string> {
  return sha256OfBytes(text.encode(message))
}
export const sha256OfBytes = async (message: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', message))

/** HMAC-SHA256 of bytes, with a text as the key. */
export async function hmacOfBytes(key: string, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', text.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
}

export const hmacSha256: AsyncHmac = (key, message) => hmacOfBytes(key, text.encode(message))
