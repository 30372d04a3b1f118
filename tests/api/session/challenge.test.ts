/** The second step of a login: after a new address (LOGINIPVERF3) or a long absence (ACC-10). */
import { describe, expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { loginSupport, newMobile } from '#tests/support/login.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi({ env: { TRUST_PROXY: '1' } })
const { as, clock, given, container } = api
const { events, mailTo, smsCodeTo } = loginSupport(api)
const { login, loginVerification, resendChallenge } = sessionEndpoints

const HOME = '192.0.2.10'
const ELSEWHERE = '203.0.113.20'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Member = Awaited<ReturnType<typeof given.member>>
const from = (ip: string) => ({ 'X-Forwarded-For': ip })
const logIn = ({ username, password, merchantCode }: Member, ip: string) =>
  as({ merchantCode }).call(login, { username, password }, from(ip))
const verify = (at: TestCaller, challengeToken: string, verificationCode: string, ip = ELSEWHERE) =>
  as({ merchantCode: at.merchantCode }).call(loginVerification, { challengeToken, verificationCode }, from(ip))

const strictSite = () => given.merchant({ settings: { security: { verifiesNewAddress: true } } })
/** Has logged in from home once. */
async function resident(details: Parameters<typeof given.member>[0] = {}) {
  const member = await given.member({ mobileNumber: newMobile(), ...details, merchant: details.merchant ?? (await strictSite()) })
  await logIn(member, HOME).expect(success)
  const verifiedAt = details.mobileVerifiedAt === undefined ? new Date() : details.mobileVerifiedAt
  await container().database.prisma.member.update({ where: { id: member.id }, data: { mobileVerifiedAt: verifiedAt } })
  return member
}
const withoutPhone = { mobileNumber: undefined, mobileVerifiedAt: undefined }

describe('a login from a new address', () => {
  it('requires a code sent to the member’s own number, which completes it', async () => {
    const member = await resident()
    const refused = await logIn(member, ELSEWHERE)
    expect(refused).toMatchObject({
      status: 200,
      body: {
        errorCode: 'token_ip_different',
        value: { captcha: false, challenge: { method: 'sms', target: `******${member.mobileNumber!.slice(-4)}` } },
      },
    })
    const { token, expirationTime } = refused.body.value.challenge
    expect(expirationTime).toBeGreaterThan(clock.now().getTime())
    const { body } = await verify(member, token, await smsCodeTo(member.mobileNumber!)).expect(success)
    expect(body.value).toMatchObject({ id: member.id, userName: member.username })
    // From now on the address is known.
    await logIn(member, ELSEWHERE).expect(success)
    expect((await events(member.username)).map(({ outcome, ip, country, method }) => [outcome, ip, country, method])).toEqual([
      ['OK', HOME, 'PH', 'username'],
      ['token_ip_different', ELSEWHERE, 'VN', 'username'],
      ['OK', ELSEWHERE, 'VN', 'username'],
      ['OK', ELSEWHERE, 'VN', 'username'],
    ])
  })

  it('is not needed from a known address, or the one of registration', async () => {
    const member = await resident()
    await logIn(member, HOME).expect(success)
    const { id } = member
    await container().database.prisma.member.update({ where: { id }, data: { registerSource: { ip: ELSEWHERE } } })
    await logIn(member, ELSEWHERE).expect(success)
  })

  it('is switched on by the flag too, and off without either', async () => {
    const flagged = await resident({ merchant: await given.merchant({ flags: { LOGINIPVERF3: true } }) })
    expect((await logIn(flagged, ELSEWHERE)).body.errorCode).toBe('token_ip_different')
    await logIn(await resident({ merchant: await given.merchant() }), ELSEWHERE).expect(success)
  })

  it('sends the code by mail if there is no number', async () => {
    const merchant = await strictSite()
    const member = await given.member({ merchant, email: 'maria@post.ph' })
    await logIn(member, HOME).expect(success)
    await container().database.prisma.member.update({ where: { id: member.id }, data: { emailVerifiedAt: new Date() } })
    const { value } = (await logIn(member, ELSEWHERE)).body
    expect(value.challenge).toMatchObject({ method: 'mail', target: 'm***@post.ph' })
    const mail = await mailTo('maria@post.ph')
    expect(mail).toMatchObject({ purpose: 'login', subject: expect.stringContaining(merchant.name) })
    await verify(member, value.challenge.token, mail.code).expect(success)
  })

  it('locks no one out who has neither', async () => {
    const member = await given.member({ merchant: await strictSite(), ...withoutPhone, email: 'unproved@post.ph' })
    await logIn(member, HOME).expect(success)
    await logIn(member, ELSEWHERE).expect(success)
  })

  it('reveals nothing without the right password', async () => {
    const member = await resident()
    const wrong = await as({ merchantCode: member.merchantCode }).call(
      login,
      { username: member.username, password: 'wrong-pass' },
      from(ELSEWHERE),
    )
    expect(wrong.body).toEqual(expect.objectContaining({ errorCode: 'login.cred.err' }))
    expect(wrong.body.value.challenge).toBeUndefined()
  })

  it('sends one code for two logins in a minute, valid for both', async () => {
    const member = await resident()
    const [first, second] = [await logIn(member, ELSEWHERE), await logIn(member, ELSEWHERE)]
    const sms = await container().database.prisma.smsOutbox.count({ where: { mobileNumber: member.mobileNumber! } })
    expect(sms).toBe(1)
    expect(second.body.value.challenge.expirationTime).toBe(first.body.value.challenge.expirationTime)
    await verify(member, second.body.value.challenge.token, await smsCodeTo(member.mobileNumber!)).expect(success)
  })
})

describe('the second step', () => {
  it('accepts a token and a code once, even at once', async () => {
    const member = await resident()
    const { token } = (await logIn(member, ELSEWHERE)).body.value.challenge
    const code = await smsCodeTo(member.mobileNumber!)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(member, token, code)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect((await verify(member, token, code)).body).toMatchObject({
      errorCode: 'user.or.token.invalid',
      value: { captcha: false },
    })
  })

  it('pauses after five wrong codes', async () => {
    const member = await resident()
    const { token } = (await logIn(member, ELSEWHERE)).body.value.challenge
    const code = await smsCodeTo(member.mobileNumber!)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let time = 0; time < 5; time++)
      expect((await verify(member, token, wrong)).body.errorCode).toBe('validate_verification_code_error')
    expect((await verify(member, token, code)).body).toMatchObject({ errorCode: 'max.attempt.limit', value: { captcha: false } })
    expect((await events(member.username)).map(({ outcome }) => outcome).slice(-2)).toEqual([
      'validate_verification_code_error',
      'max.attempt.limit',
    ])
  })

  it('expires after a few minutes, and works on no other merchant’s site', async () => {
    const member = await resident()
    const { token } = (await logIn(member, ELSEWHERE)).body.value.challenge
    const code = await smsCodeTo(member.mobileNumber!)
    const elsewhere = { merchantCode: (await given.merchant()).code }
    expect((await verify(elsewhere, token, code)).body.errorCode).toBe('user.or.token.invalid')
    clock.shift(5 * MINUTE_MS + 1_000)
    expect((await verify(member, token, code)).body.errorCode).toBe('user.or.token.invalid')
  })

  it('refuses a member who was locked meanwhile', async () => {
    const member = await resident()
    const { token } = (await logIn(member, ELSEWHERE)).body.value.challenge
    await container().database.prisma.member.update({ where: { id: member.id }, data: { status: 'LOCKED' } })
    expect((await verify(member, token, await smsCodeTo(member.mobileNumber!))).body.errorCode).toBe('login.pwd.forbidden.err')
  })

  it('accepts name, password and code together, as older clients send them', async () => {
    const member = await resident()
    await logIn(member, ELSEWHERE)
    const at = { merchantCode: member.merchantCode }
    const { username, password } = member
    const verificationCode = await smsCodeTo(member.mobileNumber!)
    const send = (body: object) =>
      as(at).call(loginVerification, { username, password, verificationCode, ...body }, from(ELSEWHERE))
    expect((await send({ password: 'wrong-pass' })).body.errorCode).toBe('login.cred.err')
    expect((await send({ verificationCode: '0' })).body.errorCode).toBe('validate_verification_code_error')
    expect((await send({})).body.value).toMatchObject({ id: member.id })
  })

  it.each([
    { given: 'neither token nor name', body: { verificationCode: '000000' } },
    { given: 'a name without a password', body: { username: 'bob', verificationCode: '000000' } },
    { given: 'no code', body: { challengeToken: 'x' } },
  ])('refuses $given', async ({ body }) => {
    expect((await as().call(loginVerification, body as never)).body.errorCode).toBe('request.param.err')
  })
})

describe('another code', () => {
  const resend = (at: TestCaller, challengeToken: string) =>
    as({ merchantCode: at.merchantCode }).call(resendChallenge, { challengeToken })

  it('is sent after the pause', async () => {
    const member = await resident()
    const { token, expirationTime } = (await logIn(member, ELSEWHERE)).body.value.challenge
    expect((await resend(member, token)).body).toMatchObject({
      errorCode: 'verification.code.wait',
      value: { expirationTime },
    })
    clock.shift(MINUTE_MS + 1_000)
    const { body } = await resend(member, token).expect(success)
    expect(body.value.expirationTime).toBeGreaterThan(expirationTime)
    await verify(member, token, await smsCodeTo(member.mobileNumber!)).expect(success)
  })

  it('is not sent for an unknown token', async () => {
    expect((await resend({}, 'nothing')).body.errorCode).toBe('user.or.token.invalid')
  })
})

describe('a member after a long absence (ACC-10)', () => {
  const awayFor = (days: number) => ({
    mobileNumber: newMobile(),
    mobileVerifiedAt: new Date(),
    lastLoginAt: new Date(clock.now().getTime() - days * DAY_MS),
    createdAt: new Date(clock.now().getTime() - 2_000 * DAY_MS),
  })

  it('must verify again, from any address', async () => {
    const member = await given.member(awayFor(370))
    const { errorCode, value } = (await logIn(member, HOME)).body
    expect(errorCode).toBe('token_ip_different')
    await verify(member, value.challenge.token, await smsCodeTo(member.mobileNumber!)).expect(success)
    await logIn(member, HOME).expect(success)
  })

  it('does not have to after eleven months, unless the merchant says so', async () => {
    await logIn(await given.member(awayFor(330)), HOME).expect(success)
    const merchant = await given.merchant({ settings: { security: { inactiveMonths: 3 } } })
    const member = await given.member({ ...awayFor(100), merchant })
    expect((await logIn(member, HOME)).body.errorCode).toBe('token_ip_different')
  })

  it('counts calendar months: six months before 31 August is the last day of February', async () => {
    const merchant = await given.merchant({ settings: { security: { inactiveMonths: 6 } } })
    const now = clock.now()
    clock.shift(new Date(now.getUTCFullYear() + 1, 7, 31, 12).getTime() - now.getTime())
    const year = clock.now().getFullYear()
    const away = (lastLoginAt: Date) => given.member({ ...awayFor(0), lastLoginAt, merchant })
    await logIn(await away(new Date(year, 2, 1, 12)), HOME).expect(success)
    const { body } = await logIn(await away(new Date(year, 1, 27, 12)), HOME)
    clock.reset()
    expect(body.errorCode).toBe('token_ip_different')
  })
})
