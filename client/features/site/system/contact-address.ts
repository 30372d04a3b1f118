/** A customer-service entry's address: base64 of DES ciphertext, then its 8-character key (WIR-14). Loaded with the sheet. */
import { desDecrypt } from '#client/lib/des.ts'

const KEY_LENGTH = 8

export function openContactPath(path: string): string | undefined {
  try {
    const sealed = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0))
    const plain = desDecrypt(sealed, new TextEncoder().encode(path.slice(-KEY_LENGTH)))
    return plain && new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    // Not base64, or not text once decrypted: the merchant's entry is damaged.
    return undefined
  }
}
