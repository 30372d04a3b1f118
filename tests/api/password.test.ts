import { describe, expect, it } from 'vitest'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as passwordEndpoints from '#contract/identity/password.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { DEFAULT_REGISTER_RULES } from '#server/platform/merchant/register-rules.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { readOutbox, wrongCode } from '#tests/support/outbox.ts'
import { isAccepted, isRefused, refusal, success } from '#tests/support/outcome.ts'

const { as, clock, given, container, http } = startApi()
const { change, changeUnsecure, forgetByMail, reset, sendByPhone, setByPhone, bindAndReset } = passwordEndpoints
const outbox = readOutbox(container)

const NEW = 'fiesta-2030'
const OTHER = 'parol-2031'
const PROVED = new Date('2026-01-01')
const MINUTE_MS = 60_000
let numbers = 3_000_000
const mobile = () => `917${String((numbers += 1))}`
let addresses = 0
const address = () => `pass${(addresses += 1)}@example.com`

const row = (id: number) => container().database.prisma.member.findUniqueOrThrow({ where: { id } })
const events = async (memberId: number) =>
  (await container().database.prisma.securityEvent.findMany({ where: { memberId }, orderBy: { id: 'asc' } })).map(
    ({ kind, detail }) => ({ kind, detail }),
  )
const logIn = (username: string, password: string, at: TestCaller = {}) =>
  as(at).call(sessionEndpoints.login, { username, password })
/** A second session besides the one `given.member` opened. */
const elsewhere = async (member: Awaited<ReturnType<typeof given.member>>) => ({
  ...member,
  ...(await container().sessions.open(member, { ip: '127.0.0.2', device: 'other' })),
})
const changing = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
})

describe('changing the password', () => {
  it('replaces the old one, ends every other session, and keeps this one', async () => {
    const member = await given.member({ mustChangePassword: true })
    const other = await elsewhere(member)
    await as(member).call(change, changing(member.password, NEW)).expect(success)

    await as(member).call(memberEndpoints.info).expect(success)
    expect(await as(other).call(memberEndpoints.info)).toMatchObject({ status: 401, body: { errorCode: 'user.token.expired' } })
    expect((await logIn(member.username, member.password)).body.errorCode).toBe('login.cred.err')
    await logIn(member.username, NEW).expect(success)
    const { mustChangePassword, passwordChangedAt } = await row(member.id)
    expect(mustChangePassword).toBe(false)
    expect(Math.abs(passwordChangedAt!.getTime() - clock.now().getTime())).toBeLessThan(5_000)
    expect(await events(member.id)).toEqual([{ kind: 'PASSWORD_CHANGED', detail: {} }])
  })

  it('WIR-19: accepts the older field names too, and a form', async () => {
    const member = await given.member()
    await http()
      .post(change.path)
      .set({ Merchant: 'test', Authorization: member.token })
      .type('form')
      .send({ oldPassword: member.password, password: NEW, confirmPassword: NEW })
      .expect(success)
    await as(member).call(changeUnsecure, { oldPassword: NEW, password: OTHER, confirmPassword: OTHER }).expect(success)
    await logIn(member.username, OTHER).expect(success)
  })

  it.each([
    { given: 'a wrong old one', body: changing('wrong-pass', NEW), code: 'modify.pw.incorrect.pw' },
    { given: 'the old one again', body: changing('demo1234', 'demo1234'), code: 'modify.new.old.same' },
    { given: 'two that differ', body: changing('demo1234', NEW, OTHER), code: 'modify.new.confirm.diff' },
    { given: 'no confirmation', body: changing('demo1234', NEW, ''), code: 'modify.new.confirm.diff' },
    { given: 'one too short', body: changing('demo1234', 'abc'), code: 'request.param.err' },
    { given: 'one too long for the rule', body: changing('demo1234', 'a'.repeat(17)), code: 'request.param.err' },
    { given: 'a space', body: changing('demo1234', 'two words'), code: 'request.param.err' },
    { given: 'none', body: changing('demo1234', ''), code: 'request.param.err' },
  ])('refuses $given with $code', async ({ body, code }) => {
    const member = await given.member()
    expect((await as(member).call(change, body)).body.errorCode).toBe(code)
    await logIn(member.username, member.password).expect(success)
    expect(await events(member.id)).toEqual([])
  })

  it('follows the merchant’s own rule, and says which one was broken', async () => {
    const rule = { enabled: true, required: true, updateRequired: false, patternId: 'pin', minLength: 4, maxLength: 4 }
    const merchant = await given.merchant({
      settings: { registration: { rules: { ...DEFAULT_REGISTER_RULES, password: { ...rule, acceptedPattern: '^\\d{4}$' } } } },
    })
    const member = await given.member({ merchant })
    const { body } = await as(member).call(change, changing(member.password, NEW))
    expect(body).toMatchObject({
      errorCode: 'request.param.err',
      value: { fields: [{ path: 'newPassword', message: 'length', patternId: 'pin' }] },
    })
    await as(member).call(change, changing(member.password, '1234')).expect(success)
  })

  it('is never the payment password', async () => {
    const member = await given.member({ paymentPassword: '123456' })
    const { body } = await as(member).call(change, changing(member.password, '123456'))
    expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ message: 'payment' }] } })
  })

  it('lets one of two simultaneous changes win', async () => {
    const member = await given.member()
    const answers = await Promise.all([NEW, OTHER].map((typed) => as(member).call(change, changing(member.password, typed))))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.find(isRefused)!.body.errorCode).toBe('modify.pw.incorrect.pw')
    expect(await events(member.id)).toHaveLength(1)
  })

  it('limits attempts at the old one', async () => {
    const member = await given.member()
    const guesses = await Promise.all(Array.from({ length: 10 }, () => as(member).call(change, changing('wrong-pass', NEW))))
    expect(guesses.filter(({ body }) => body.errorCode === 'modify.pw.incorrect.pw')).toHaveLength(5)
    expect((await as(member).call(change, changing(member.password, NEW))).body.errorCode).toBe('max.attempt.limit')
  })

  it('ACC-06 needs a second factor first in the strict profile, if there is one', async () => {
    const merchant = await given.merchant({ settings: { profile: 'strict' } })
    const bare = await given.member({ merchant })
    await as(bare).call(change, changing(bare.password, NEW)).expect(success)

    const mobileNumber = mobile()
    const member = await given.member({ merchant, mobileNumber, mobileVerifiedAt: PROVED })
    const refused = await as(member).call(change, changing(member.password, NEW))
    expect(refused).toMatchObject({ status: 200, body: { errorCode: 'second.factor.required', value: { ways: ['sms'] } } })
    await as(member).call(verificationEndpoints.smsSendVerified).expect(success)
    await as(member)
      .call(verificationEndpoints.smsVerifyCurrent, { verificationCode: await outbox.smsCode(mobileNumber) })
      .expect(success)
    clock.shift(11 * MINUTE_MS)
    expect((await as(member).call(change, changing(member.password, NEW))).body.errorCode).toBe('second.factor.required')
    await as(member).call(verificationEndpoints.smsSendVerified).expect(success)
    await as(member).call(verificationEndpoints.smsVerifyCurrent, { verificationCode: await outbox.smsCode(mobileNumber) })
    await as(member).call(change, changing(member.password, NEW)).expect(success)
  })

  it('is not for visitors and trial members', async () => {
    expect((await as().call(change, changing('a', NEW))).body.errorCode).toBe('login.not.session')
    expect((await as(await given.member({ type: 4 })).call(change, changing('a', NEW))).body.errorCode).toBe('trial.not.allowed')
  })
})

describe('a forgotten password, by mail', () => {
  const resetting = (token: string, newPassword = NEW, confirmNewPassword = newPassword) => ({
    token,
    newPassword,
    confirmNewPassword,
  })
  const forgetful = async (details: object = {}) => {
    const email = address()
    return { email, member: await given.member({ email, ...details }) }
  }

  it('is replaced through the mailed link, which ends every session and works once', async () => {
    const { email, member } = await forgetful({ mustChangePassword: true })
    await as()
      .call(forgetByMail, { username: ` ${member.username.toUpperCase()} `, email: email.toUpperCase() })
      .expect(success)
    const [mail] = await outbox.mailsTo(email)
    expect(mail!.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/m\/forget\?token=/)

    const token = await outbox.mailToken(email)
    const { body } = await as().call(reset, resetting(token)).expect(success)
    expect(body.value).toEqual({ userName: member.username })
    await logIn(member.username, NEW).expect(success)
    await as(member).call(memberEndpoints.info).expect(401)
    expect((await row(member.id)).mustChangePassword).toBe(false)
    expect(await events(member.id)).toEqual([
      { kind: 'PASSWORD_RESET_ASKED', detail: { by: 'mail' } },
      { kind: 'PASSWORD_RESET', detail: { by: 'mail' } },
    ])
    expect((await as().call(reset, resetting(token, OTHER))).body.errorCode).toBe('password.link.expired')
  })

  it('gets the same answer, in the same time, for everyone (ACC-01)', async () => {
    const { email, member } = await forgetful()
    const took = async (body: { username: string; email: string }) => {
      const start = performance.now()
      const answer = await as().call(forgetByMail, body).expect(success)
      return { body: answer.body, ms: performance.now() - start }
    }
    const answers = [
      await took({ username: member.username, email }),
      await took({ username: member.username, email: address() }),
      await took({ username: 'nobody0815', email }),
    ]
    for (const { body, ms } of answers) {
      expect(body).toEqual({ success: true, description: 'request.success', value: null })
      expect(ms).toBeGreaterThan(240)
    }
    expect(await outbox.mailsTo(email)).toHaveLength(1)
  })

  it('WIR-19: accepts a form as well as JSON', async () => {
    const { email, member } = await forgetful()
    await http()
      .post(forgetByMail.path)
      .set('Merchant', 'test')
      .type('form')
      .send({ username: member.username, email })
      .expect(success)
    expect(await outbox.mailsTo(email)).toHaveLength(1)
  })

  it('mails an address once a minute, and still answers', async () => {
    const { email, member } = await forgetful()
    const answers = await Promise.all([1, 2, 3].map(() => as().call(forgetByMail, { username: member.username, email })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await outbox.mailsTo(email)).toHaveLength(1)
  })

  it('makes only the last link valid, for half an hour', async () => {
    const { email, member } = await forgetful()
    const ask = () => as().call(forgetByMail, { username: member.username, email }).expect(success)
    await ask()
    const first = await outbox.mailToken(email)
    clock.shift(MINUTE_MS)
    await ask()
    const last = await outbox.mailToken(email)
    expect((await as().call(reset, resetting(first))).body.errorCode).toBe('password.link.expired')
    clock.shift(30 * MINUTE_MS)
    expect((await as().call(reset, resetting(last))).body.errorCode).toBe('password.link.expired')
  })

  it('lets one of two simultaneous uses win', async () => {
    const { email, member } = await forgetful()
    await as().call(forgetByMail, { username: member.username, email })
    const token = await outbox.mailToken(email)
    const answers = await Promise.all([NEW, OTHER].map((typed) => as().call(reset, resetting(token, typed))))
    expect(answers.filter(isAccepted)).toHaveLength(1)
  })

  it('keeps the link valid while the new password is not', async () => {
    const { email, member } = await forgetful()
    await as().call(forgetByMail, { username: member.username, email })
    const token = await outbox.mailToken(email)
    expect((await as().call(reset, resetting(token, member.password))).body.errorCode).toBe('modify.new.old.same')
    expect((await as().call(reset, resetting(token, NEW, OTHER))).body.errorCode).toBe('modify.new.confirm.diff')
    expect((await as().call(reset, resetting(token, 'abc'))).body.errorCode).toBe('request.param.err')
    await as().call(reset, resetting(token)).expect(success)
  })

  it('stores no token in plain text, and works on no other merchant’s site', async () => {
    const { email, member } = await forgetful()
    await as().call(forgetByMail, { username: member.username, email })
    const token = await outbox.mailToken(email)
    const stored = await container().redis.get(`palaro:{m:${member.id}}:reset`)
    expect(stored).not.toContain(token.split('.')[1])
    const { code: merchantCode } = await given.merchant()
    expect((await as({ merchantCode }).call(reset, resetting(token))).body.errorCode).toBe('password.link.expired')
  })

  it.each(['LOCKED', 'CLOSED'] as const)('informs a member who is %s, by mail and without a link', async (status) => {
    const { email, member } = await forgetful({ status })
    await as().call(forgetByMail, { username: member.username, email }, { Language: 'EN' }).expect(success)
    const [mail] = await outbox.mailsTo(email)
    expect(mail!.text).toContain('locked or closed')
    expect(mail!.text).not.toContain('token=')
  })

  it('refuses a link whose account was locked meanwhile', async () => {
    const { email, member } = await forgetful()
    await as().call(forgetByMail, { username: member.username, email })
    await container().database.prisma.member.update({ where: { id: member.id }, data: { status: 'LOCKED' } })
    const answer = await as().call(reset, resetting(await outbox.mailToken(email)))
    expect(answer.body.errorCode).toBe('login.pwd.forbidden.err')
  })

  it.each(['nonsense', '1.short', `zzzzzzzz.${'x'.repeat(43)}`])('rejects the token %j', async (token) => {
    expect((await as().call(reset, resetting(token))).body.errorCode).toBe('password.link.expired')
  })

  it('names the field of an invalid address', async () => {
    const { body } = await as().call(forgetByMail, { username: 'member01', email: 'a@b' }).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'email' }] } })
  })
})

describe('a forgotten password, by phone', () => {
  const on = { flags: { CHNGPASSVERIF3: true } }
  async function forgetful(details: object = {}) {
    const mobileNumber = mobile()
    const member = await given.member({ merchant: await given.merchant(on), mobileNumber, ...details })
    return { member, mobileNum: mobileNumber, at: { merchantCode: member.merchantCode } }
  }
  const body = (mobileNum: string, verificationCode: string, newPassword = NEW) => ({
    mobileNum,
    countryDialingCode: '63',
    verificationCode,
    newPassword,
  })

  it.each([
    { by: 'its own path', endpoint: sendByPhone },
    { by: 'the path of visitors’ codes', endpoint: verificationEndpoints.smsNoLogin },
  ])('is replaced with a code sent on $by, and returns the username', async ({ endpoint }) => {
    const { member, mobileNum, at } = await forgetful()
    await as(at).call(endpoint, { mobileNum, countryDialingCode: '63' }).expect(success)
    const answer = await as(at)
      .call(setByPhone, body(mobileNum, await outbox.smsCode(mobileNum)))
      .expect(success)
    expect(answer.body.value).toEqual({ userName: member.username })
    await logIn(member.username, NEW, at).expect(success)
    await as(member).call(memberEndpoints.info).expect(401)
    expect(await events(member.id)).toEqual([{ kind: 'PASSWORD_RESET', detail: { by: 'sms' } }])
  })

  it('lifts a lock (ACC-02)', async () => {
    const { member, mobileNum, at } = await forgetful()
    const guardKey = `palaro:{login:${member.merchantId}:${member.username}}:lock`
    await container().redis.set(guardKey, clock.now().getTime() + 60 * MINUTE_MS)
    expect((await logIn(member.username, member.password, at)).body.errorCode).toBe('login.denied')
    await as(at).call(sendByPhone, { mobileNum })
    await as(at)
      .call(setByPhone, body(mobileNum, await outbox.smsCode(mobileNum)))
      .expect(success)
    await logIn(member.username, NEW, at).expect(success)
  })

  it('answers an unknown number like a wrong code', async () => {
    const { mobileNum, at } = await forgetful()
    const nobodys = mobile()
    const sent = await Promise.all([mobileNum, nobodys].map((number) => as(at).call(sendByPhone, { mobileNum: number })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const refusals = [
      await as(at).call(setByPhone, body(mobileNum, wrongCode(await outbox.smsCode(mobileNum)))),
      await as(at).call(setByPhone, body(nobodys, await outbox.smsCode(nobodys))),
      await as(at).call(setByPhone, body(mobile(), '123456')),
    ]
    for (const one of refusals) expect(one.body).toEqual(refusals[0]!.body)
    expect(refusals[0]!.body.errorCode).toBe('validate_verification_code_error')
  })

  it('keeps the code valid while the new password is not', async () => {
    const { member, mobileNum, at } = await forgetful()
    await as(at).call(sendByPhone, { mobileNum })
    const code = await outbox.smsCode(mobileNum)
    expect((await as(at).call(setByPhone, body(mobileNum, code, member.password))).body.errorCode).toBe('modify.new.old.same')
    expect((await as(at).call(setByPhone, body(mobileNum, code, 'abc'))).body.errorCode).toBe('request.param.err')
    await as(at).call(setByPhone, body(mobileNum, code)).expect(success)
    expect((await as(at).call(setByPhone, body(mobileNum, code, OTHER))).body.errorCode).toBe('validate_verification_code_error')
  })

  it('stops after five attempts', async () => {
    const { mobileNum, at } = await forgetful()
    await as(at).call(sendByPhone, { mobileNum })
    const code = await outbox.smsCode(mobileNum)
    await Promise.all(Array.from({ length: 5 }, () => as(at).call(setByPhone, body(mobileNum, wrongCode(code)))))
    expect((await as(at).call(setByPhone, body(mobileNum, code))).body.errorCode).toBe('max.attempt.limit')
  })

  it('refuses a locked account once its owner is verified', async () => {
    const { mobileNum, at } = await forgetful({ status: 'LOCKED' })
    await as(at).call(sendByPhone, { mobileNum })
    const answer = await as(at).call(setByPhone, body(mobileNum, await outbox.smsCode(mobileNum)))
    expect(answer.body.errorCode).toBe('login.pwd.forbidden.err')
  })

  it('is not available if the merchant has it off, or without phone verification', async () => {
    const { code: merchantCode } = await given.merchant({ flags: { CHNGPASSVERIF3: false } })
    const number = mobile()
    expect((await as({ merchantCode }).call(setByPhone, body(number, '123456'))).body.errorCode).toBe('function.not.available')
    expect((await as({ merchantCode }).call(sendByPhone, { mobileNum: number })).body.errorCode).toBe('function.not.available')
    expect(await outbox.smsTo(number)).toEqual([])
    const { mobileNum, at } = await forgetful()
    const answer = await as(at).call(setByPhone, { mobileNum, newPassword: NEW, firebaseIdToken: 'any' })
    expect(answer.body.errorCode).toBe('validate_verification_code_error')
  })
})

describe('a first number and a new password at once', () => {
  const body = async (mobileNum: string, newPassword = NEW) => ({
    mobileNum,
    newPassword,
    verificationCode: await outbox.smsCode(mobileNum),
  })

  it('are set for a member who has no other way, in this session', async () => {
    const [member, mobileNum] = [await given.member(), mobile()]
    const other = await elsewhere(member)
    await as(member).call(verificationEndpoints.smsSend, { mobileNum }).expect(success)
    await as(member)
      .call(bindAndReset, await body(mobileNum))
      .expect(success)
    await as(member).call(memberEndpoints.info).expect(success)
    await as(other).call(memberEndpoints.info).expect(401)
    await logIn(member.username, NEW).expect(success)
    expect(await row(member.id)).toMatchObject({ mobileNumber: mobileNum, mobileVerifiedAt: expect.any(Date) })
  })

  it('need a proof first from a member who has another way; a number in use and the old password are refused', async () => {
    const proved = await given.member({ email: address(), emailVerifiedAt: PROVED })
    const mobileNum = mobile()
    await as(proved).call(verificationEndpoints.smsSend, { mobileNum })
    expect((await as(proved).call(bindAndReset, await body(mobileNum))).body).toMatchObject({
      errorCode: 'second.factor.required',
      value: { ways: ['mail'] },
    })
    const bare = await given.member()
    expect((await as(bare).call(bindAndReset, await body(mobileNum, bare.password))).body.errorCode).toBe('modify.new.old.same')
    await given.member({ mobileNumber: mobileNum })
    expect((await as(bare).call(bindAndReset, await body(mobileNum))).body.errorCode).toBe('exists.mobile.err')
    expect((await row(bare.id)).mobileNumber).toBeNull()
  })
})
