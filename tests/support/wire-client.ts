/** A client as others wrote it years ago, from the wire contract alone (WIR-12, WIR-13). */
import { createCipheriv } from 'node:crypto'
import type { RequestListener } from 'node:http'
import request, { type Test } from 'supertest'

const KEY_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXTZabcdefghiklmnopqrstuvwxyz'
const KEY_LENGTH = 16
const DES_KEY_LENGTH = 8
const PUBLIC_EXPONENT = 0x10001n
const HEX_DIGITS_PER_GROUP = 4

export type Form = 'A' | 'B' | 'C'
type Method = 'get' | 'post' | 'put' | 'delete'

const newSessionKey = () =>
  Array.from({ length: KEY_LENGTH }, () => KEY_CHARACTERS[Math.floor(Math.random() * KEY_CHARACTERS.length)]).join('')

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let bit = exponent, square = base; bit > 0n; bit >>= 1n, square = (square * square) % modulus) {
    if (bit & 1n) result = (result * square) % modulus
  }
  return result
}

/** Reverse the key, pack its characters little-endian, raise, print in groups of four digits without leading zero groups. */
function wrapKey(key: string, modulus: bigint): string {
  const reversed = [...key].reverse()
  const packed = reversed.reduce(
    (number, character, index) => number + (BigInt(character.charCodeAt(0)) << BigInt(8 * index)),
    0n,
  )
  const digits = power(packed, PUBLIC_EXPONENT, modulus).toString(16)
  return digits.padStart(Math.ceil(digits.length / HEX_DIGITS_PER_GROUP) * HEX_DIGITS_PER_GROUP, '0')
}

function encipher(text: string, key: string): string {
  const des = Buffer.from(key.slice(0, DES_KEY_LENGTH))
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Encrypts a body under a fresh key: returns the `Encryption` header and, in the newer forms, the headers with it. */
export function seal(body: object, modulusHex: string, form: Form): { body: string; headers: Record<string, string> } {
  const key = newSessionKey()
  const ciphertext = encipher(JSON.stringify(body), key)
  const headers = {
    'Content-Type': 'application/json',
    Encryption: wrapKey(key, BigInt(`0x${modulusHex}`)),
    ...(form === 'B' && { 'X-RSA': modulusHex, 'X-Digest': ciphertext }),
  }
  return { body: form === 'A' ? ciphertext : JSON.stringify({ value: ciphertext }), headers }
}

export function createWireClient(app: RequestListener, merchant: string) {
  let token: string | undefined

  const send = (method: Method, path: string): Test => {
    const test = request(app)
      [method](path)
      .set({ Merchant: merchant, Language: 'EN', Authorization: token ?? 'null' })
    return test
  }

  return {
    keep(received: string) {
      token = received
    },
    get: (path: string, query: Record<string, unknown> = {}) => send('get', path).query({ ...query, _: Date.now() }),
    json: (method: Method, path: string, body: object = {}) =>
      send(method, path).set('Content-Type', 'application/json').send(body),
    /** The three framings real clients use; form A is sent as raw Base64 under a JSON content type. */
    async encrypted(method: Method, path: string, body: object, form: Form) {
      const { text: modulusHex } = await request(app).get(`/wps/session/key/rsa?t=${Date.now()}`)
      const sealed = seal(body, modulusHex, form)
      return send(method, path).set(sealed.headers).send(sealed.body)
    },
  }
}
