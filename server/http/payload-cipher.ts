/** The server's side of payload encryption (WIR-12): obfuscation for compatibility, not security. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'

export interface RsaKey {
  /** 1024 bits, the most a first-generation client's big numbers can hold. */
  modulus: bigint
  privateExponent: bigint
}

const SESSION_KEY_LENGTH = 16
const DES_KEY_LENGTH = 8
const BITS_PER_BYTE = 8n
const BYTE_MASK = 0xffn

function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let factor = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus
    factor = (factor * factor) % modulus
  }
  return result
}

/** The session key inside an `Encryption` header, or undefined if it is not ASCII text of 8 to 16 characters. */
function unwrapSessionKey(header: string, { modulus, privateExponent }: RsaKey): string | undefined {
  const wrapped = BigInt(`0x${header}`)
  if (wrapped === 0n || wrapped >= modulus) return undefined
  // Little-endian packing of the reversed key is big-endian packing of the key itself.
  const bytes: number[] = []
  for (let rest = modularPower(wrapped, privateExponent, modulus); rest > 0n; rest >>= BITS_PER_BYTE)
    bytes.unshift(Number(rest & BYTE_MASK))
  const isText =
    bytes.length >= DES_KEY_LENGTH && bytes.length <= SESSION_KEY_LENGTH && bytes.every((byte) => byte >= 0x20 && byte < 0x7f)
  return isText ? Buffer.from(bytes).toString('ascii') : undefined
}

/** Single DES is off in OpenSSL 3; EDE with the same key three times is the same cipher. */
const tripled = (key: string) => {
  const des = Buffer.from(key.slice(0, DES_KEY_LENGTH), 'utf8')
  return Buffer.concat([des, des, des])
}

export function desDecrypt(base64: string, key: string): string {
  const decipher = createDecipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8')
}

export function desEncrypt(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** The ciphertext in a body of form A (raw Base64) or B and C (`{"value":"…"}`). */
function ciphertextOf(body: string): string {
  const text = body.trim()
  if (!text.startsWith('{')) return text.replace(/^"|"$/g, '')
  const { value } = JSON.parse(text) as { value?: unknown }
  return typeof value === 'string' ? value : ''
}

const HEX = /^[0-9a-f]{1,600}$/i
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/

/** The plain JSON text of an encrypted body. Throws `encryption.invalid` for a bad key, padding or framing; never crashes. */
export function decryptBody(body: string, header: string, keys: readonly RsaKey[]): string {
  const wrapped = header.trim()
  if (!HEX.test(wrapped)) throw new AppError('encryption.invalid', { reason: 'header' })
  let ciphertext: string
  try {
    ciphertext = ciphertextOf(body)
  } catch {
    throw new AppError('encryption.invalid', { reason: 'body' })
  }
  if (!BASE64.test(ciphertext)) throw new AppError('encryption.invalid', { reason: 'body' })
  for (const key of keys) {
    const sessionKey = unwrapSessionKey(wrapped, key)
    if (!sessionKey) continue
    try {
      return desDecrypt(ciphertext, sessionKey)
    } catch {
      throw new AppError('encryption.invalid', { reason: 'padding' })
    }
  }
  throw new AppError('encryption.invalid', { reason: 'key' })
}
