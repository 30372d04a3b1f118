/** Rolls are verified in the player's browser: nothing here asks the server. */
import type { AsyncHmac } from '#contract/play/fairness/byte-stream.ts'

const text = new TextEncoder()
const toHex = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Browsers offer it on secure pages only. */
export const canVerify = () => isSecureContext && 'subtle' in crypto

/** Hashes a seed as its written text, not as the bytes its hex digits encode. */
export async function sha256Hex(message: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', text.encode(message)))
}

export const hmacSha256: AsyncHmac = async (key, message) => {
  const imported = await crypto.subtle.importKey('raw', text.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text.encode(message)))
}
