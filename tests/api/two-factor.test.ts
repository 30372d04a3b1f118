import { describe, expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as twoFactorEndpoints from '#contract/identity/two-factor.ts'
import { startApi } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, clock, given, container } = api
const { appCode, bindApp, securityEvents } = loginSupport(api)
const { state, bind, unbind, renewRecoveryCodes, prove } = twoFactorEndpoints
const { login, loginVerification } = sessionEndpoints

const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode
const stored = (memberId: number) => container().database.prisma.twoFactor.findUnique({ where: { memberId } })
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

describe('before an app is bound', () => {
  it('shows a secret and the address of its QR code, the same for some minutes', async () => {
    const member = await given.member()
    const first = await as(member).call(state).expect(success)
    expect(first.body.value).toEqual({
      isBound: false,
      recoveryCodesLeft: 0,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauthUrl: expect.stringContaining(`secret=${first.body.value.secret}`),
    })
    expect(first.body.value.otpauthUrl).toContain(`:${member.username}?`)
    expect((await as(member).call(state)).body.value.secret).toBe(first.body.value.secret)
  })

  it('stores the secret encrypted meanwhile', async () => {
    const member = await given.member()
    const { body } = await as(member).call(state)
    const kept = await container().redis.get(`palaro:{m:${member.id}}:two-factor:pending`)
    expect(kept).not.toContain(body.value.secret)
  })

  it('refuses visitors and trial accounts', async () => {
    expect(codeOf(await as().call(state))).toBe('login.not.session')
    expect(codeOf(await as(await given.member({ type: 4 })).call(state))).toBe('trial.not.allowed')
  })

  it.each([
    { name: 'unbind', call: unbind, body: { verificationCode: '000000', password: 'demo1234' } },
    { name: 'renewRecoveryCodes', call: renewRecoveryCodes, body: { verificationCode: '000000' } },
    { name: 'prove', call: prove, body: { verificationCode: '000000' } },
  ])('$name says that there is none', async ({ call, body }) => {
    expect(codeOf(await as(await given.member()).call(call, body as never))).toBe('two.factor.not.bound')
  })
})

describe('binding an app', () => {
  it('needs its first code and the password, returns ten recovery codes once, and encrypts the secret', async () => {
    const member = await given.member()
    const { secret, recoveryCodes } = await bindApp(member)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
    expect((await as(member).call(state)).body.value).toEqual({
      isBound: true,
      recoveryCodesLeft: 10,
      secret: null,
      otpauthUrl: null,
    })
    const row = (await stored(member.id))!
    const kept = JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    for (const clear of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(clear)
    expect(await securityEvents(member.id)).toEqual(['TWO_FACTOR_BOUND'])
  })

  it('refuses a wrong code and a wrong password, and writes nothing', async () => {
    const member = await given.member()
    const { secret } = (await as(member).call(state)).body.value
    const right = appCode(secret)
    expect(codeOf(await as(member).call(bind, { verificationCode: wrongOf(right), password: member.password }))).toBe(
      'validate_verification_code_error',
    )
    expect(codeOf(await as(member).call(bind, { verificationCode: right, password: 'wrong-pass' }))).toBe(
      'modify.pw.incorrect.pw',
    )
    expect(await stored(member.id)).toBeNull()
  })

  it('accepts a code of the previous step, not an older one', async () => {
    const [late, tooLate] = [await given.member(), await given.member()]
    const codes = await Promise.all(
      [late, tooLate].map(async (member) => appCode((await as(member).call(state)).body.value.secret)),
    )
    clock.shift(30_000)
    await as(late).call(bind, { verificationCode: codes[0]!, password: late.password }).expect(success)
    clock.shift(60_000)
    const refused = await as(tooLate).call(bind, { verificationCode: codes[1]!, password: tooLate.password })
    expect(codeOf(refused)).toBe('validate_verification_code_error')
  })

  it('reports that no secret was shown, or that it has expired', async () => {
    const member = await given.member()
    expect(codeOf(await as(member).call(bind, { verificationCode: '000000', password: member.password }))).toBe(
      'two.factor.key.expired',
    )
  })

  it('binds one of many at once, and no second one', async () => {
    const member = await given.member()
    const { secret } = (await as(member).call(state)).body.value
    const body = { verificationCode: appCode(secret), password: member.password }
    const answers = await Promise.all([1, 2, 3].map(() => as(member).call(bind, body)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(codeOf(await as(member).call(bind, body))).toBe('two.factor.bound')
    expect(await securityEvents(member.id)).toEqual(['TWO_FACTOR_BOUND'])
  })

  it('ACC-06: needs another proof first if the merchant requires one and the member has a way', async () => {
    const merchant = await given.merchant({ settings: { security: { needsSecondFactor: true } } })
    const member = await given.member({ merchant, mobileNumber: '9181234567', mobileVerifiedAt: new Date() })
    await as(member).call(state)
    const refused = await as(member).call(bind, { verificationCode: '000000', password: member.password })
    expect(refused.body).toMatchObject({ errorCode: 'second.factor.required', value: { ways: ['sms'] } })
  })

  it('pauses after five wrong codes', async () => {
    const member = await given.member()
    const { secret } = (await as(member).call(state)).body.value
    const wrong = { verificationCode: wrongOf(appCode(secret)), password: member.password }
    for (let time = 0; time < 5; time++) await as(member).call(bind, wrong)
    expect(codeOf(await as(member).call(bind, { ...wrong, verificationCode: appCode(secret) }))).toBe('max.attempt.limit')
  })
})

describe('a bound app', () => {
  it('ACC-06: verifies the owner for ten minutes; a code works once', async () => {
    const member = await given.member()
    const { secret } = await bindApp(member)
    const code = appCode(secret)
    const { body } = await as(member).call(prove, { verificationCode: code }).expect(success)
    expect(body.value.validUntil - clock.now().getTime()).toBeGreaterThan(9 * 60_000)
    expect(codeOf(await as(member).call(prove, { verificationCode: code }))).toBe('validate_verification_code_error')
  })

  it('accepts one of many simultaneous uses of the same code', async () => {
    const member = await given.member()
    const { secret } = await bindApp(member)
    const verificationCode = appCode(secret)
    const answers = await Promise.all([1, 2, 3, 4].map(() => as(member).call(prove, { verificationCode })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
  })

  it('accepts no code of another member’s app', async () => {
    const [member, other] = [await given.member(), await given.member()]
    await bindApp(member)
    const { secret } = await bindApp(other)
    expect(codeOf(await as(member).call(prove, { verificationCode: appCode(secret) }))).toBe('validate_verification_code_error')
  })

  it('gives new recovery codes for its code; the old ones stop working', async () => {
    const member = await given.member()
    const { secret, recoveryCodes } = await bindApp(member)
    const renewed = await as(member)
      .call(renewRecoveryCodes, { verificationCode: appCode(secret) })
      .expect(success)
    expect(renewed.body.value.recoveryCodes).toHaveLength(10)
    const old = { verificationCode: recoveryCodes[0]!, password: member.password }
    expect(codeOf(await as(member).call(unbind, old))).toBe('validate_verification_code_error')
    expect(await securityEvents(member.id)).toEqual(['TWO_FACTOR_BOUND', 'RECOVERY_CODES_RENEWED'])
  })

  it('gives none for a recovery code: a member who lost the app binds another', async () => {
    const member = await given.member()
    const { recoveryCodes } = await bindApp(member)
    expect(codeOf(await as(member).call(renewRecoveryCodes, { verificationCode: recoveryCodes[0]! }))).toBe(
      'validate_verification_code_error',
    )
  })

  it('is removed with the password and its code', async () => {
    const member = await given.member()
    const { secret } = await bindApp(member)
    const body = { verificationCode: appCode(secret), password: member.password }
    expect(codeOf(await as(member).call(unbind, { ...body, password: 'wrong-pass' }))).toBe('modify.pw.incorrect.pw')
    await as(member).call(unbind, body).expect(success)
    expect((await as(member).call(state)).body.value.isBound).toBe(false)
    expect(await securityEvents(member.id)).toEqual(['TWO_FACTOR_BOUND', 'TWO_FACTOR_UNBOUND'])
  })

  it('is removed with the password and a recovery code, in any usual spelling', async () => {
    const member = await given.member()
    const { recoveryCodes } = await bindApp(member)
    const typed = ` ${recoveryCodes[3]!.toUpperCase().replace('-', ' ')} `
    await as(member).call(unbind, { verificationCode: typed, password: member.password }).expect(success)
  })
})

describe('logging in with a bound app', () => {
  const logIn = (member: { username: string; password: string }) =>
    as().call(login, { username: member.username, password: member.password })

  it('needs an app code at every login', async () => {
    const member = await given.member()
    const { secret } = await bindApp(member)
    for (let time = 0; time < 2; time++) {
      const { body } = await logIn(member)
      expect(body).toMatchObject({
        errorCode: 'login.second.factor.required',
        value: { captcha: false, challenge: { method: 'totp', target: '', expirationTime: null } },
      })
      const done = await as()
        .call(loginVerification, { challengeToken: body.value.challenge.token, verificationCode: appCode(secret) })
        .expect(success)
      expect(done.body.value.id).toBe(member.id)
      clock.shift(60_000)
    }
  })

  it('accepts a recovery code once, even of many at once', async () => {
    const member = await given.member()
    const { recoveryCodes } = await bindApp(member)
    const tokens: string[] = []
    for (let time = 0; time < 3; time++) tokens.push((await logIn(member)).body.value.challenge.token)
    const answers = await Promise.all(
      tokens.map((challengeToken) => as().call(loginVerification, { challengeToken, verificationCode: recoveryCodes[0]! })),
    )
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(await securityEvents(member.id)).toEqual(['TWO_FACTOR_BOUND', 'RECOVERY_CODE_USED'])
    const again = (await logIn(member)).body.value.challenge.token
    const used = await as().call(loginVerification, { challengeToken: again, verificationCode: recoveryCodes[0]! })
    expect(codeOf(used)).toBe('validate_verification_code_error')
  })

  it('pauses after five wrong codes, and reports it besides the captcha flag', async () => {
    const member = await given.member()
    const { secret } = await bindApp(member)
    const { token } = (await logIn(member)).body.value.challenge
    for (let time = 0; time < 5; time++) {
      const wrong = await as().call(loginVerification, { challengeToken: token, verificationCode: wrongOf(appCode(secret)) })
      expect(wrong.body).toMatchObject({ errorCode: 'validate_verification_code_error', value: { captcha: false } })
    }
    const right = await as().call(loginVerification, { challengeToken: token, verificationCode: appCode(secret) })
    expect(right.body).toMatchObject({ errorCode: 'max.attempt.limit', value: { captcha: false } })
  })
})
