import { describe, expect, it } from 'vitest'
import * as captchaEndpoints from '#contract/site/captcha.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import * as walletEndpoints from '#contract/money/wallet.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { codeIn } from '#tests/support/outbox.ts'
import { refusal, success } from '#tests/support/outcome.ts'

const { as, clock, given, container, http } = startApi({ env: { TRUST_PROXY: '1' } })
const { login, loginUnsecure, freePlay, trialUser, touch, logout } = sessionEndpoints
const { info } = memberEndpoints

const MINUTE_MS = 60_000
const WRONG = 'wrong-pass'
let numbers = 1_000_000
/** An unused Philippine mobile number. */
const mobile = () => `917${String((numbers += 1))}`

const logIn = (
  username: string,
  password: string,
  at: TestCaller = {},
  extra: object = {},
  headers: Record<string, string> = {},
) => as(at).call(login, { username, password, ...extra }, headers)

async function failing(times: number, username: string, at: TestCaller = {}) {
  for (let time = 0; time < times; time++) await withCaptcha(username, WRONG, at)
}

/** Looks up the answer that a player would read in the picture. */
async function solvedCaptcha(at: TestCaller = {}) {
  const response = await as(at).call(captchaEndpoints.picture).expect(success)
  const cookie = String(response.headers['set-cookie']).split(';')[0]!
  const answer = (await container().redis.get(`palaro:captcha:{${cookie.split('=')[1]}}`))!
  return { cookie, answer }
}
async function withCaptcha(username: string, password: string, at: TestCaller = {}) {
  const { cookie, answer } = await solvedCaptcha(at)
  return logIn(username, password, at, { captcha: answer }, { Cookie: cookie })
}

const events = (username: string) =>
  container().database.prisma.loginEvent.findMany({
    where: { username },
    orderBy: { id: 'asc' },
    select: { outcome: true, memberId: true },
  })

describe('logging in', () => {
  it('WIR-15: opens a session, with type and customerType alike', async () => {
    const member = await given.member({ type: 1 })
    const { body } = await logIn(member.username, member.password).expect(success)
    expect(body.value).toEqual({
      token: expect.any(String),
      id: member.id,
      userName: member.username,
      type: 1,
      customerType: 1,
      firstTimeLogin: true,
      lastLoginTime: null,
      mustChangePassword: false,
    })
    await as({ token: body.value.token }).call(info).expect(success)
  })

  it('WIR-15: accepts the name in any case, and as merchant@name', async () => {
    const { username, password } = await given.member()
    for (const typed of [username.toUpperCase(), `test@${username}`, ` ${username} `])
      await logIn(typed, password).expect(success)
    expect((await logIn(`other@${username}`, password)).body.errorCode).toBe('login.cred.err')
  })

  it('returns when the previous session started (ACC-07), and the first login from the second on', async () => {
    const { username, password } = await given.member()
    await logIn(username, password).expect(success)
    const firstAt = clock.now().getTime()
    clock.shift(60 * MINUTE_MS)
    await logIn(username, WRONG).expect(refusal)
    const second = await logIn(username, password).expect(success)
    expect(second.body.value.firstTimeLogin).toBe(false)
    expect(Math.abs(second.body.value.lastLoginTime - firstAt)).toBeLessThan(5_000)
    const member = await as({ token: second.body.value.token }).call(info)
    expect(Math.abs(member.body.value.lastLoginTime - firstAt)).toBeLessThan(5_000)
  })

  it('requires a new password while it must be changed', async () => {
    const { username, password } = await given.member({ mustChangePassword: true, firstLoginAt: new Date() })
    expect((await logIn(username, password)).body.value.firstTimeLogin).toBe(true)
  })

  it('does not accept a member of another merchant', async () => {
    const member = await given.member({ merchant: await given.merchant() })
    expect((await logIn(member.username, member.password)).body.errorCode).toBe('login.cred.err')
    await logIn(member.username, member.password, member).expect(success)
  })

  it('works with a plain body outside production', async () => {
    const { username, password } = await given.member()
    await as().call(loginUnsecure, { username, password }).expect(success)
  })

  it('records every attempt (ACC-08)', async () => {
    const { id, username, password } = await given.member()
    await logIn(username, WRONG)
    await logIn(username, password)
    expect(await events(username)).toEqual([
      { outcome: 'login.cred.err', memberId: id },
      { outcome: 'OK', memberId: id },
    ])
  })
})

describe('a refused login', () => {
  it('looks the same for an unknown name and a wrong password (ACC-01)', async () => {
    const { username } = await given.member()
    const [wrong, unknown] = [await logIn(username, WRONG), await logIn('nobody0815', WRONG)]
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong).toMatchObject({
      status: 200,
      body: { errorCode: 'login.cred.err', value: { captcha: false, remainingAttempts: 2 } },
    })
  })

  it('WIR-15: requires a captcha from the fourth attempt on', async () => {
    const { username, password } = await given.member()
    for (const remaining of [2, 1])
      expect((await logIn(username, WRONG)).body.value).toEqual({ captcha: false, remainingAttempts: remaining })
    expect((await logIn(username, WRONG)).body.value).toEqual({ captcha: true, remainingAttempts: 7 })
    const without = await logIn(username, password)
    expect(without.body).toMatchObject({ errorCode: 'login.captcha.err', value: { captcha: true } })
    const { cookie, answer } = await solvedCaptcha()
    const wrong = await logIn(username, password, {}, { captcha: answer === '0000' ? '1111' : '0000' }, { Cookie: cookie })
    expect(wrong.body.errorCode).toBe('login.captcha.err')
    // A picture is good for one answer.
    expect((await logIn(username, password, {}, { captcha: answer }, { Cookie: cookie })).body.errorCode).toBe(
      'login.captcha.err',
    )
    await withCaptcha(username, password).then(({ status }) => expect(status).toBe(200))
    await logIn(username, WRONG).then(({ body }) => expect(body.value).toEqual({ captcha: false, remainingAttempts: 2 }))
  })

  it('requires a captcha for unknown names too', async () => {
    await failing(3, 'nobody0816')
    expect((await logIn('nobody0816', WRONG)).body.errorCode).toBe('login.captcha.err')
  })

  it('locks the account after ten failures, even for the right password, and unlocks it in time', async () => {
    const { username, password } = await given.member()
    await failing(9, username)
    const last = await withCaptcha(username, WRONG)
    expect(last.body).toMatchObject({ errorCode: 'login.cred.err', value: { captcha: true, remainingAttempts: 0 } })
    const locked = await withCaptcha(username, password)
    expect(locked.body).toMatchObject({ errorCode: 'login.denied', value: { captcha: true } })
    expect(locked.body.value.lockedUntil - clock.now().getTime()).toBeGreaterThan(14 * MINUTE_MS)
    clock.shift(15 * MINUTE_MS + 1_000)
    await logIn(username, password).expect(success)
    expect((await events(username)).map(({ outcome }) => outcome).slice(-2)).toEqual(['login.denied', 'OK'])
  })

  it('locks after three failures in the strict profile (ACC-02)', async () => {
    const member = await given.member({ merchant: await given.merchant({ settings: { profile: 'strict' } }) })
    await failing(3, member.username, member)
    expect((await withCaptcha(member.username, member.password, member)).body.errorCode).toBe('login.denied')
  })

  it('lets few of many simultaneous guesses through', async () => {
    const { username } = await given.member()
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(username, WRONG)))
    expect(answers.filter(({ body }) => body.errorCode === 'login.cred.err').length).toBeLessThanOrEqual(3)
  })

  it.each([
    { status: 'LOCKED', code: 'login.pwd.forbidden.err' },
    { status: 'CLOSED', code: 'login.pwd.forbidden.err' },
    { status: 'EXCLUDED', code: 'login_blocked_by_self_exclusion' },
  ] as const)('answers $code to a member who is $status, once the password is right', async ({ status, code }) => {
    const { username, password } = await given.member({ status, excludedUntil: new Date(clock.now().getTime() + MINUTE_MS) })
    expect((await logIn(username, WRONG)).body.errorCode).toBe('login.cred.err')
    expect((await logIn(username, password)).body).toMatchObject({ errorCode: code, value: { captcha: false } })
  })

  it('lets a frozen member in, and one whose exclusion is over', async () => {
    const frozen = await given.member({ status: 'FROZEN' })
    const excluded = await given.member({ status: 'EXCLUDED', excludedUntil: new Date(clock.now().getTime() - 1) })
    await logIn(frozen.username, frozen.password).expect(success)
    await logIn(excluded.username, excluded.password).expect(success)
  })

  it.each([
    { given: 'no user name', body: { password: 'x' } },
    { given: 'no password', body: { username: 'x' } },
    { given: 'an endless name', body: { username: 'x'.repeat(500), password: 'x' } },
    { given: 'a list for a name', body: { username: [5], password: 'x' } },
  ])('answers request.param.err to $given', async ({ body }) => {
    expect(await as().call(login, body as never)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
  })

  it('WIR-06: accepts a number for a text: `uuId: 11111` locks no one out', async () => {
    const { username } = await given.member({ password: '123456' })

    await as()
      .call(login, { username, password: 123456, uuId: 11111, loginDeviceId: 7 } as never)
      .expect(success)
  })

  it('survives a name that a database cannot store', async () => {
    expect((await logIn('bo\u0000b', WRONG)).body.errorCode).toBe('login.cred.err')
  })

  it('says so if the merchant blocks the country', async () => {
    const member = await given.member({ merchant: await given.merchant({ settings: { blockedCountries: ['US'] } }) })
    const refused = await logIn(member.username, member.password, member, {}, { 'X-Forwarded-For': '198.51.100.9' })
    expect(refused.body).toMatchObject({ errorCode: 'us_forbidden_login_error', value: { captcha: false } })
    await logIn(member.username, member.password, member, {}, { 'X-Forwarded-For': '192.0.2.9' }).expect(success)
    const guest = await as(member).call(freePlay, {}, { 'X-Forwarded-For': '198.51.100.9' })
    expect(guest.body).toMatchObject({ errorCode: 'us_forbidden_login_error', value: { captcha: false } })
  })

  it('says so while the site is under maintenance, for right and wrong passwords', async () => {
    const merchant = await given.merchant()
    const member = await given.member({ merchant })
    await container().database.prisma.merchant.update({ where: { id: merchant.id }, data: { maintenance: true } })
    const refusals = [
      await logIn(member.username, member.password, member),
      await logIn(member.username, WRONG, member),
      await as({ merchantCode: merchant.code }).call(freePlay),
    ]
    for (const { status, body } of refusals)
      expect({ status, ...body }).toMatchObject({ status: 503, errorCode: 'system.not.available', value: { captcha: false } })
    // Open sessions stay open: a running game may finish (ACC-09).
    await as(member).call(touch).expect(success)
  })

  it.each([
    { given: 'no merchant', headers: { Merchant: '' }, body: {} },
    { given: 'an unknown merchant', headers: { Merchant: 'nobody' }, body: {} },
    { given: 'two merchants', headers: { Merchant: 'test, test' }, body: {} },
    { given: 'no field at all', headers: {}, body: {} },
    { given: 'a bad key', headers: { Encryption: 'zz' }, body: {} },
    { given: 'a merchant without SMS logins', headers: {}, body: { username: 'x', password: 'y', type: 'sms' } },
  ])('always has a value, which clients read without checking: given $given', async ({ headers, body }) => {
    for (const endpoint of [login, loginUnsecure]) {
      const response = await as().call(endpoint, body as never, headers as Record<string, string>)
      expect(response.body).toMatchObject({ success: false, value: expect.any(Object) })
    }
  })
})

describe('logging in by SMS', () => {
  const sent = (mobileNumber: string) =>
    container().database.prisma.smsOutbox.findFirstOrThrow({ where: { mobileNumber }, orderBy: { id: 'desc' } })

  it('WIR-15: accepts the code for the password if the merchant has it on', async () => {
    const merchant = await given.merchant({ flags: { MOBILEVERCODELOGIN3: true } })
    const member = await given.member({ merchant, mobileNumber: mobile() })
    await as(member)
      .call(verificationEndpoints.smsNoLogin, { mobileNum: member.mobileNumber!, countryDialingCode: '63' })
      .expect(success)
    const code = codeIn((await sent(member.mobileNumber!)).text)
    const by = { type: 'sms', countryDialingCode: '63' }
    const wrong = await logIn(member.mobileNumber!, '000000', member, by)
    expect(wrong.body).toMatchObject({
      errorCode: 'validate_verification_code_error',
      value: { captcha: false, remainingAttempts: 2 },
    })
    expect((await logIn(`0${member.mobileNumber}`, code, member, { ...by, countryDialingCode: 63 })).body.value).toMatchObject({
      id: member.id,
    })
    expect((await logIn(member.mobileNumber!, code, member, by)).body.errorCode).toBe('validate_verification_code_error')
  })

  it('answers the same for an unknown number', async () => {
    const { code: merchantCode } = await given.merchant({ flags: { MOBILEVERCODELOGIN3: true } })
    const refused = await logIn(mobile(), '123456', { merchantCode }, { type: 'sms', countryDialingCode: '63' })
    expect(refused.body).toMatchObject({
      errorCode: 'validate_verification_code_error',
      value: { captcha: false, remainingAttempts: 2 },
    })
  })

  it('ACC-01: stops at the same attempt, whether or not the number is in use', async () => {
    const merchant = await given.merchant({
      flags: { MOBILEVERCODELOGIN3: true },
      settings: { session: { captchaAfterFailures: 9 } },
    })
    const { mobileNumber } = await given.member({ merchant, mobileNumber: mobile() })
    const at = { merchantCode: merchant.code }
    const answersOf = async (number: string) => {
      const body = { mobileNum: number, countryDialingCode: '63' }
      await as(at).call(verificationEndpoints.smsNoLogin, body).expect(success)
      const guess = (await sent(number)).text.includes('000000') ? '111111' : '000000'
      const codes: string[] = []
      for (let tries = 0; tries < 6; tries++)
        codes.push((await logIn(number, guess, at, { type: 'sms', countryDialingCode: '63' })).body.errorCode)
      return codes
    }
    const [known, unknown] = [await answersOf(mobileNumber!), await answersOf(mobile())]
    expect(known).toEqual([...Array<string>(5).fill('validate_verification_code_error'), 'max.attempt.limit'])
    expect(unknown).toEqual(known)
  })

  it('is not available if the merchant has it off', async () => {
    const { code: merchantCode } = await given.merchant({ flags: { MOBILEVERCODELOGIN3: false } })
    expect((await logIn(mobile(), '123456', { merchantCode }, { type: 'sms' })).body.errorCode).toBe('function.not.available')
  })
})

describe('a session', () => {
  it('ends for the first device when the second logs in', async () => {
    const { username, password } = await given.member()
    const [first, second] = [await logIn(username, password), await logIn(username, password)]
    expect(await as({ token: first.body.value.token }).call(info)).toMatchObject({
      status: 401,
      body: { errorCode: 'user.token.expired' },
    })
    await as({ token: second.body.value.token }).call(info).expect(success)
  })

  it('stays on both devices if the merchant allows it', async () => {
    const member = await given.member({ merchant: await given.merchant({ settings: { session: { isSingle: false } } }) })
    const [first, second] = [
      await logIn(member.username, member.password, member),
      await logIn(member.username, member.password, member),
    ]
    for (const { body } of [first, second])
      await as({ ...member, token: body.value.token })
        .call(info)
        .expect(success)
  })

  it('WIR-16: is kept alive by calls, and ends after 30 idle minutes', async () => {
    const member = await given.member()
    clock.shift(29 * MINUTE_MS)
    await as(member).call(touch).expect(success)
    clock.shift(29 * MINUTE_MS)
    await as(member).call(walletEndpoints.balance).expect(success)
    clock.shift(30 * MINUTE_MS + 1_000)
    expect(await as(member).call(walletEndpoints.balance)).toMatchObject({
      status: 401,
      body: { errorCode: 'login.not.session' },
    })
  })

  it('ends at logout; an ended one has nothing to end', async () => {
    const member = await given.member()
    await as(member).call(logout).expect(success)
    for (const endpoint of [info, logout, touch]) {
      expect(await as(member).call(endpoint)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
    }
  })

  it.each(['get', 'post', 'delete'] as const)('WIR-16: ends by %s', async (method) => {
    const member = await given.member()
    await http()[method]('/wps/session/logout').set({ Merchant: 'test', Authorization: member.token }).expect(success)
    await as(member).call(info).expect(401)
  })

  it('works on no other merchant’s site', async () => {
    const [member, { code }] = [await given.member(), await given.merchant()]
    expect(await as({ ...member, merchantCode: code }).call(info)).toMatchObject({
      status: 401,
      body: { errorCode: 'user.or.token.invalid' },
    })
  })

  it.each(['', 'null', 'undefined'])('WIR-01: treats the token %j as missing', async (Authorization) => {
    const response = await as().call(info, undefined, { Authorization })
    expect(response).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })

  it('refuses a forged token like any other', async () => {
    const { token } = await given.member()
    const response = await as({ token: `${token.slice(0, -6)}abcdef` }).call(info)
    expect(response).toMatchObject({ status: 401, body: { errorCode: 'user.or.token.invalid' } })
  })
})

describe('free play', () => {
  it('WIR-16: creates a trial member with play money and logs in', async () => {
    const { body } = await as().call(freePlay).expect(success)
    expect(body.value).toMatchObject({ type: 4, customerType: 4, userName: expect.stringMatching(/^guest\d{8}$/) })
    const balance = await as({ token: body.value.token }).call(walletEndpoints.balance).expect(success)
    expect(balance.body.value.sumBalance).toBe(10_000)
  })

  it('creates another each time', async () => {
    const [first, second] = await Promise.all([as().call(freePlay), as().call(freePlay)])
    expect(first.body.value.id).not.toBe(second.body.value.id)
  })

  it('creates no member if the play money cannot be given', async () => {
    const tooMuch = { freePlay: { startBalance: '99999999999999999999' } }
    const { id, code: merchantCode } = await given.merchant({ settings: tooMuch })
    await as({ merchantCode }).call(freePlay).expect(500)
    const { prisma } = container().database
    expect(await prisma.member.count({ where: { merchantId: id } })).toBe(0)
    expect(await prisma.ledgerAccount.count({ where: { merchantId: id, memberId: { not: null } } })).toBe(0)
  })

  it('WIR-16: proposes an unused name', async () => {
    const { body } = await as().call(trialUser).expect(success)
    expect(body.value).toMatch(/^guest\d{8}$/)
  })

  it('is not available if the merchant has it off', async () => {
    const { code: merchantCode } = await given.merchant({ settings: { freePlay: { isEnabled: false } } })
    for (const endpoint of [freePlay, trialUser]) {
      expect((await as({ merchantCode }).call(endpoint)).body.errorCode).toBe('function.not.available')
    }
  })

  it('lets only trial members in on the trial side', async () => {
    const [real, trial] = [await given.member(), await given.member({ type: 4 })]
    const side = { merchantCode: 'testtrial' }
    expect((await logIn(real.username, real.password, side)).body.errorCode).toBe('login.cred.err')
    await logIn(trial.username, trial.password, side).expect(success)
  })
})
