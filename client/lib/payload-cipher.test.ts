import { createCipheriv } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { desEncrypt } from './des.ts'
import { drawSessionKey, sealPayload } from './payload-cipher.ts'

/** The published vector (WIR-12). */
const MODULUS =
  'a4f70fc8e0f9852824700070480291f971c757ee557913b5610cbe2a209acf674fbda6855fb3d0cfde4f3f48b7c3a41bbde1939b0a8d68e3356edbf3be4a01cb69c1012f591e7ee0f378eb3cb4e7a94a2e0c979a91b670677c3093907fa98c46c7e81bac23694b71222c338c00be6f5de6cbe4972bf823d5322ec24f9067880b'
const SESSION_KEY = '7fQ2mZ0aXkLw9TbE'
const HEADER =
  '1e8661d20ece7cf06c1ce930b954f78f8fdb72e5b80ec5b6e847f0e0e3895c6f8595e626cff5fbd965fca885fcf3ae69634538d712488442c4f5f8ed71e47da7a4a38373915abde5737724d6d10bc6431010ec891a7fa633692c82c4d2eecdab3e718fa6efee3279208e936fcf65368916a7ec58edc06d2655afb0d11ceb8d38'
const BODY = '7KxZKgkwoH/fPLjp+t0YQIsXtT8myHJu8PGfFtvZhNjLw+N8P76VUbjS2JAPj76VYDT2FRt/V7cQF5ZPD8C+0/JYji/URsKKd4HO1ShSetU='

/** Node's own DES: two-key EDE with equal keys is single DES. */
function openssl(text: Uint8Array, key: Uint8Array) {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null)
  return Buffer.concat([cipher.update(text), cipher.final()])
}

const isSame = (text: Uint8Array, bytes: Uint8Array) => Buffer.from(desEncrypt(text, bytes)).equals(openssl(text, bytes))

describe('payload cipher', () => {
  it('seals the published vector to the published header and body', () => {
    const payload = { username: 'demo01', password: 'demo1234', captcha: '', type: 'username' }
    expect(sealPayload(payload, MODULUS, SESSION_KEY)).toEqual({
      body: { value: BODY },
      headers: { Encryption: HEADER, 'X-RSA': MODULUS },
    })
  })

  it('is the same cipher as OpenSSL for any text and key', () => {
    const key = fc.uint8Array({ minLength: 8, maxLength: 8 })
    expect(fc.check(fc.property(fc.uint8Array({ maxLength: 80 }), key, isSame), { numRuns: 50 })).toMatchObject({ failed: false })
  })

  it('draws 16 characters of the 61, without bias to the low ones', () => {
    const keys = Array.from({ length: 200 }, () => drawSessionKey())
    for (const key of keys) expect(key).toMatch(/^[0-9A-XTZa-ik-z]{16}$/)
    expect(drawSessionKey((bytes) => bytes.map((_, at) => (at % 2 ? 255 : 1)))).toBe('1'.repeat(16))
  })
})
