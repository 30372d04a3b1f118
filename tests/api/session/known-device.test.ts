/** A lock by strangers' wrong passwords (ACC-02) does not lock out the member's own browser, unless the merchant says so. */
import { describe, expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { startApi } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'

const api = startApi()
const { as, clock, given } = api
const { solvedCaptcha } = loginSupport(api)
type Given = Awaited<ReturnType<typeof given.member>>

async function logIn({ username, password, merchantCode }: Given, { cookie = '', wrong = false } = {}) {
  const captcha = await solvedCaptcha({ merchantCode })
  const body = { type: 'username' as const, username, password: wrong ? 'wrong-one' : password, captcha: captcha.answer }
  return as({ merchantCode }).call(sessionEndpoints.login, body, { Cookie: [captcha.cookie, cookie].filter(Boolean).join('; ') })
}
const codeOf = async (...typed: Parameters<typeof logIn>): Promise<string> => (await logIn(...typed)).body.errorCode ?? 'OK'

async function browserOf(member: Given): Promise<string> {
  const cookies = (await logIn(member)).headers['set-cookie'] as unknown as string[]
  return cookies.find((cookie) => cookie.startsWith('memberDevice='))!.split(';')[0]!
}
async function fail(times: number, ...[member, from]: Parameters<typeof logIn>): Promise<void> {
  for (let time = 0; time < times; time++) await logIn(member, { ...from, wrong: true })
}

describe('a member whose name strangers have locked', () => {
  it('logs in from a known browser, and the strangers stay locked out', async () => {
    const member = await given.member()
    const cookie = await browserOf(member)
    await fail(10, member)

    expect(await codeOf(member)).toBe('login.denied')
    expect(await codeOf(member, { cookie })).toBe('OK')
    expect(await codeOf(member)).toBe('login.denied')
  })

  it('is not asked for a captcha because of them', async () => {
    const member = await given.member()
    const cookie = await browserOf(member)
    await fail(3, member)
    const { username, password, merchantCode } = member
    const answer = await as({ merchantCode }).call(sessionEndpoints.login, { username, password }, { Cookie: cookie })
    expect(answer.body.success).toBe(true)
  })

  it('is locked out like anyone in the strict profile: the account is locked', async () => {
    const member = await given.member({ merchant: await given.merchant({ settings: { profile: 'strict' } }) })
    const cookie = await browserOf(member)
    await fail(3, member)

    expect(await codeOf(member, { cookie })).toBe('login.denied')
    clock.shift(16 * 60_000)
    expect(await codeOf(member, { cookie })).toBe('OK')
  })
})

it('a known browser has as many attempts as strangers, and no more', async () => {
  const member = await given.member()
  const cookie = await browserOf(member)
  await fail(10, member, { cookie })

  expect(await codeOf(member, { cookie })).toBe('login.denied')
  expect(await codeOf(member)).toBe('OK')
})

it('a known browser is of no use for another account', async () => {
  const [member, other] = [await given.member(), await given.member()]
  const cookie = await browserOf(other)
  await fail(10, member)
  expect(await codeOf(member, { cookie })).toBe('login.denied')
})
