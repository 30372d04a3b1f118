import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '#server/platform/app-error.ts'
import { decryptBody, desDecrypt, desEncrypt } from './payload-cipher.ts'

/** The published vector (WIR-12). */
const key = {
  modulus: BigInt(
    '0xa4f70fc8e0f9852824700070480291f971c757ee557913b5610cbe2a209acf674fbda6855fb3d0cfde4f3f48b7c3a41bbde1939b0a8d68e3356edbf3be4a01cb69c1012f591e7ee0f378eb3cb4e7a94a2e0c979a91b670677c3093907fa98c46c7e81bac23694b71222c338c00be6f5de6cbe4972bf823d5322ec24f9067880b',
  ),
  privateExponent: BigInt(
    '0x2635c3c637b6140db442ed1714d6e390efb5c8bc3fb807c49f72202a09db51e710255188db1dff63e68e5c8e2f627584a77ab481d8f3e033a090c909b02ddc342e36a2431711f4cb1222fdc8a21ec3deacdd211be3587476715437389d311b43dcdec7b731b4b3affab2d05301824c3349e6d46e1a458bfc3c2f7fd4f16acec1',
  ),
}
const header =
  '1e8661d20ece7cf06c1ce930b954f78f8fdb72e5b80ec5b6e847f0e0e3895c6f8595e626cff5fbd965fca885fcf3ae69634538d712488442c4f5f8ed71e47da7a4a38373915abde5737724d6d10bc6431010ec891a7fa633692c82c4d2eecdab3e718fa6efee3279208e936fcf65368916a7ec58edc06d2655afb0d11ceb8d38'
const body = '7KxZKgkwoH/fPLjp+t0YQIsXtT8myHJu8PGfFtvZhNjLw+N8P76VUbjS2JAPj76VYDT2FRt/V7cQF5ZPD8C+0/JYji/URsKKd4HO1ShSetU='
const plain = '{"username":"demo01","password":"demo1234","captcha":"","type":"username"}'
const other = { modulus: key.modulus - 2n, privateExponent: key.privateExponent }

describe('payload encryption', () => {
  it.each([
    ['A, raw Base64', body],
    ['A, quoted by a JSON serialiser', `"${body}"`],
    ['B and C, {"value"}', JSON.stringify({ value: body })],
  ])('WIR-12: reads the published vector in form %s', (_form, framed) => {
    expect(decryptBody(framed, header, [key])).toBe(plain)
  })

  it('tolerates an upper-case header with leading zeros', () => {
    expect(decryptBody(body, `00${header.toUpperCase()}`, [key])).toBe(plain)
  })

  it('WIR-13: tries older keys too', () => expect(decryptBody(body, header, [other, key])).toBe(plain))

  it.each([
    ['no hex header', body, 'xyz', 'header'],
    ['a key larger than the modulus', body, 'f'.repeat(256), 'key'],
    ['zero', body, '0', 'key'],
    ['a body that is no Base64', '%%%', header, 'body'],
    ['an object without a value', '{"data":1}', header, 'body'],
    ['broken JSON', '{"value":', header, 'body'],
    ['broken padding', body.slice(0, 24), header, 'padding'],
    ['half a block', 'QUJD', header, 'padding'],
    ['an empty body', '', header, 'body'],
  ])('refuses %s', (_what, framed, sent, reason) => {
    expect(() => decryptBody(framed, sent, [key])).toThrow(
      expect.objectContaining({ code: 'encryption.invalid', details: { reason } }),
    )
  })

  it('never fails otherwise, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (framed, sent) => {
        try {
          decryptBody(framed, sent, [key])
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
        }
      }),
    )
  })

  it('deciphers what it enciphers, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(desDecrypt(desEncrypt(text, '7fQ2mZ0a'), '7fQ2mZ0a')).toBe(text)
      }),
    )
  })
})
