/** Payload encryption as the wire defines it (WIR-12, body form B). For compatibility, not protection: TLS protects. */
import { desEncrypt } from './des.ts'

const KEY_LENGTH = 16
const DES_KEY_LENGTH = 8
/** Digits, A-W with X T Z (no Y), lower case without j. */
const KEY_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXTZabcdefghiklmnopqrstuvwxyz'
const PUBLIC_EXPONENT = 65_537n
const HEADER_DIGITS = 256
const BYTE_VALUES = 256

export interface SealedPayload {
  body: { value: string }
  headers: { Encryption: string; 'X-RSA': string }
}

/** Unbiased: bytes past the last multiple of 61 are discarded. */
export function drawSessionKey(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  const fair = BYTE_VALUES - (BYTE_VALUES % KEY_CHARACTERS.length)
  let key = ''
  while (key.length < KEY_LENGTH) {
    for (const byte of random(new Uint8Array(KEY_LENGTH))) {
      if (byte < fair && key.length < KEY_LENGTH) key += KEY_CHARACTERS.charAt(byte % KEY_CHARACTERS.length)
    }
  }
  return key
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Textbook RSA over the key's 16 bytes, big-endian: the reversals of the original client cancel out. */
export function wrapKey(sessionKey: string, modulus: string): string {
  const message = BigInt(`0x${toHex(new TextEncoder().encode(sessionKey))}`)
  return powerModulo(message, PUBLIC_EXPONENT, BigInt(`0x${modulus}`))
    .toString(16)
    .padStart(HEADER_DIGITS, '0')
}

export function sealPayload(payload: unknown, modulus: string, sessionKey: string = drawSessionKey()): SealedPayload {
  const text = new TextEncoder()
  const sealed = desEncrypt(text.encode(JSON.stringify(payload)), text.encode(sessionKey).subarray(0, DES_KEY_LENGTH))
  return {
    body: { value: btoa(String.fromCharCode(...sealed)) },
    headers: { Encryption: wrapKey(sessionKey, modulus), 'X-RSA': modulus },
  }
}
