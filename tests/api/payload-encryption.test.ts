/** Encrypted bodies through the whole server (WIR-12), by an encoder of the test's own. */
import { createCipheriv } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as registerEndpoints from '#contract/identity/register.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http } = startApi()
const SESSION_KEY = '7fQ2mZ0aXkLw9TbE'
const EXPONENT = 0x10001n
const undecryptable = '7KxZKgkwoH/fPLjp+t0YQIsXtT8='

let modulus: string
beforeAll(async () => {
  modulus = (await http().get(sessionEndpoints.rsaKey.path).query({ t: '1' })).text
})

function power(base: bigint, exponent: bigint, mod: bigint): bigint {
  let [result, factor] = [1n, base % mod]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % mod
    factor = (factor * factor) % mod
  }
  return result
}

/** As clients do it: reversed characters, packed little-endian, textbook RSA. */
function wrapKey(key: string): string {
  const bytes = [...key].reverse().map((character) => BigInt(character.charCodeAt(0)))
  const message = bytes.reduceRight((sum, byte) => (sum << 8n) | byte, 0n)
  return power(message, EXPONENT, BigInt(`0x${modulus}`)).toString(16)
}

function encrypt(text: string, key = SESSION_KEY): string {
  const des = Buffer.from(key.slice(0, 8))
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

const post = (body: string, headers: Record<string, string> = {}, type = 'application/json') =>
  http()
    .post(sessionEndpoints.login.path)
    .set({ Merchant: 'test', Encryption: wrapKey(SESSION_KEY), 'Content-Type': type, ...headers })
    .send(body)

describe('an encrypted login', () => {
  it('WIR-13: gets a bare 1024-bit modulus, the same each time', async () => {
    const again = await http().get(sessionEndpoints.rsaKey.path).query({ _: '2' })
    expect(modulus).toMatch(/^[0-9a-f]{256}$/)
    expect(again.text).toBe(modulus)
  })

  it.each([
    { form: 'A, raw', body: (text: string) => text, type: 'application/json' },
    { form: 'A, as a form', body: (text: string) => text, type: 'application/x-www-form-urlencoded' },
    {
      form: 'B, with X-RSA and X-Digest',
      body: (value: string) => JSON.stringify({ value }),
      type: 'application/json',
      extra: true,
    },
    { form: 'C, with Encryption alone', body: (value: string) => JSON.stringify({ value }), type: 'application/json' },
  ])('WIR-12: is read in form $form', async ({ body, type, extra }) => {
    const { username, password, id } = await given.member()
    const ciphertext = encrypt(JSON.stringify({ username, password, captcha: '', type: 'username' }))
    const response = await post(body(ciphertext), extra ? { 'X-RSA': modulus, 'X-Digest': ciphertext } : {}, type)
    expect(response.body).toMatchObject({ success: true, value: { id } })
  })

  it('carries text of any script', async () => {
    const response = await post(encrypt(JSON.stringify({ username: 'bob', password: 'mật khẩu 密码' })))
    expect(response.body.errorCode).toBe('login.cred.err')
  })

  it('WIR-12: is read with a key of any 8 to 16 characters', async () => {
    const { username, password } = await given.member()
    for (const key of ['abcdefgh', 'Zz9-_!~+0123456']) {
      await post(encrypt(JSON.stringify({ username, password }), key), { Encryption: wrapKey(key) }).expect(success)
    }
  })

  it('is plain JSON without the header', async () => {
    const { username, password } = await given.member()
    await as().call(sessionEndpoints.login, { username, password }).expect(success)
  })

  it.each([
    { given: 'a header that is not hex', headers: () => ({ Encryption: 'zz' }), body: () => encrypt('{}') },
    { given: 'a header of another key', headers: () => ({ Encryption: '1234' }), body: () => encrypt('{}') },
    { given: 'a zero header', headers: () => ({ Encryption: '0' }), body: () => encrypt('{}') },
    { given: 'a key of 7 characters', headers: () => ({ Encryption: wrapKey('abcdefg') }), body: () => encrypt('{}') },
    { given: 'another key than the body’s', headers: () => ({}), body: () => encrypt('{"a":"0123456789"}', 'ABCDEFGHIJKLMNOP') },
    { given: 'a body that is not Base64', headers: () => ({}), body: () => '***' },
    { given: 'an empty body', headers: () => ({}), body: () => '' },
    { given: 'half a block', headers: () => ({}), body: () => encrypt('{}').slice(0, 6) },
    { given: 'a plaintext that is not JSON', headers: () => ({}), body: () => encrypt('hello') },
    { given: 'a wrapper without value', headers: () => ({}), body: () => '{"data":"x"}' },
  ] satisfies { given: string; headers: () => Record<string, string>; body: () => string }[])(
    'WIR-12: answers encryption.invalid to $given',
    async ({ headers, body }) => {
      const response = await post(body(), headers())
      expect(response).toMatchObject({ status: 400, body: { success: false, errorCode: 'encryption.invalid' } })
    },
  )

  it.each([
    { given: 'nothing', body: '' },
    { given: 'a ciphertext whose header a proxy took away', body: JSON.stringify({ value: undecryptable }) },
  ])('WIR-05: requires a body when there is $given', async ({ body }) => {
    const response = await http()
      .post(sessionEndpoints.login.path)
      .set({ Merchant: 'test', 'Content-Type': 'application/json' })
      .send(body)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ errorCode: 'request_body_required', value: { captcha: false } })
  })

  it('is checked by the same schema as a plain body', async () => {
    expect((await post(encrypt('{"username":5}'))).body.errorCode).toBe('request.param.err')
  })
})

it('registers by an encrypted PUT', async () => {
  const body = encrypt(JSON.stringify({ username: 'Cipher01', password: 'demo1234', confirmPassword: 'demo1234', login: true }))
  const response = await http()
    .put(registerEndpoints.register.path)
    .set({ Merchant: 'test', Encryption: wrapKey(SESSION_KEY), 'Content-Type': 'application/json' })
    .send(body)
  expect(response.body).toMatchObject({ success: true, value: { userName: 'cipher01' } })
})
