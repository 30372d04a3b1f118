import { describe, expect, it } from 'vitest'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as paymentPasswordEndpoints from '#contract/identity/payment-password.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { startApi } from '#tests/support/api.ts'
import { readOutbox, wrongCode } from '#tests/support/outbox.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const { as, given, container, http } = startApi()
const { has, set, change, reset } = paymentPasswordEndpoints
const outbox = readOutbox(container)

const PIN = '123456'
const NEW = '246810'
const PROVED = new Date('2026-01-01')
let numbers = 4_000_000
const mobile = () => `917${String((numbers += 1))}`

const kinds = async (memberId: number) =>
  (await container().database.prisma.securityEvent.findMany({ where: { memberId }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  )
const strict = () => given.merchant({ settings: { profile: 'strict' } })

describe('a first payment password', () => {
  it('is set once, and reported as set', async () => {
    const member = await given.member()
    expect((await as(member).call(has)).body.value).toBe(false)
    await as(member).call(set, { password: PIN, confirmPassword: PIN }).expect(success)
    expect((await as(member).call(has)).body.value).toBe(true)
    expect((await as(member).call(memberEndpoints.info)).body.value.hasPaymentPassword).toBe(true)
    expect((await as(member).call(set, { password: NEW })).body.errorCode).toBe('exists.payment.password')
    expect(await kinds(member.id)).toEqual(['PAYMENT_PASSWORD_SET'])
  })

  it('is set by one of two simultaneous calls', async () => {
    const member = await given.member()
    const answers = await Promise.all([PIN, NEW].map((password) => as(member).call(set, { password })))
    expect(answers.map(({ body }) => body.errorCode ?? 'done').sort()).toEqual(['done', 'exists.payment.password'])
  })

  it.each([
    { given: 'five digits', body: { password: '12345' }, code: 'invalid.payment.pw' },
    { given: 'letters', body: { password: 'abcdef' }, code: 'invalid.payment.pw' },
    { given: 'nothing', body: {}, code: 'invalid.payment.pw' },
    { given: 'two that differ', body: { password: PIN, confirmPassword: NEW }, code: 'modify.new.confirm.diff' },
  ])('is not $given: $code', async ({ body, code }) => {
    const member = await given.member()
    expect((await as(member).call(set, body)).body.errorCode).toBe(code)
    expect((await as(member).call(has)).body.value).toBe(false)
  })

  it('is never the login password', async () => {
    const member = await given.member({ password: PIN })
    const { body } = await as(member).call(set, { password: PIN })
    expect(body).toMatchObject({ errorCode: 'invalid.payment.pw', value: { reason: 'login' } })
  })

  it('ACC-06 needs a proof first in the strict profile, if there is a way', async () => {
    const member = await given.member({ merchant: await strict(), mobileNumber: mobile(), mobileVerifiedAt: PROVED })
    expect((await as(member).call(set, { password: PIN })).body.errorCode).toBe('second.factor.required')
  })
})

describe('changing it', () => {
  const changing = (oldPassword: string, newPassword: string) => ({ oldPassword, newPassword, confirmNewPassword: newPassword })

  it('WIR-21: needs the old one, by either generation’s names', async () => {
    const member = await given.member({ paymentPassword: PIN })
    await as(member).call(change, changing(PIN, NEW)).expect(success)
    await as(member)
      .call(change, { oldPaymentPassword: NEW, newPaymentPassword: PIN, confirmPaymentPassword: PIN })
      .expect(success)
    expect(await kinds(member.id)).toEqual(['PAYMENT_PASSWORD_CHANGED', 'PAYMENT_PASSWORD_CHANGED'])
  })

  it.each([
    { given: 'a wrong old one', body: changing('000000', NEW), code: 'fund_account_payment_pwd_error' },
    { given: 'the same', body: changing(PIN, PIN), code: 'modify.new.old.same' },
    { given: 'a bad new one', body: changing(PIN, '12'), code: 'invalid.payment.pw' },
  ])('refuses $given with $code', async ({ body, code }) => {
    const member = await given.member({ paymentPassword: PIN })
    expect((await as(member).call(change, body)).body.errorCode).toBe(code)
    await as(member).call(change, changing(PIN, NEW)).expect(success)
  })

  it('has nothing to change if there is none', async () => {
    expect((await as(await given.member()).call(change, changing(PIN, NEW))).body.errorCode).toBe('not.exists.payment.password')
  })

  it('limits attempts, and lets one of two simultaneous changes win', async () => {
    const guessed = await given.member({ paymentPassword: PIN })
    const guesses = await Promise.all(Array.from({ length: 9 }, () => as(guessed).call(change, changing('000000', NEW))))
    expect(guesses.filter(({ body }) => body.errorCode === 'fund_account_payment_pwd_error')).toHaveLength(5)
    expect((await as(guessed).call(change, changing(PIN, NEW))).body.errorCode).toBe('max.attempt.limit')

    const member = await given.member({ paymentPassword: PIN })
    const answers = await Promise.all([NEW, '135790'].map((pin) => as(member).call(change, changing(PIN, pin))))
    expect(answers.filter(isAccepted)).toHaveLength(1)
  })

  it('ACC-06 needs a proof first in the strict profile', async () => {
    const mobileNumber = mobile()
    const member = await given.member({ merchant: await strict(), mobileNumber, mobileVerifiedAt: PROVED, paymentPassword: PIN })
    expect((await as(member).call(change, changing(PIN, NEW))).body).toMatchObject({
      errorCode: 'second.factor.required',
      value: { ways: ['sms'] },
    })
    await as(member).call(verificationEndpoints.smsSendVerified)
    await as(member).call(verificationEndpoints.smsVerifyCurrent, { verificationCode: await outbox.smsCode(mobileNumber) })
    await as(member).call(change, changing(PIN, NEW)).expect(success)
  })
})

describe('a forgotten one', () => {
  const resetting = (loginPassword: string, verificationCode = '') => ({ loginPassword, verificationCode, newPassword: NEW })

  it('is reset with the login password and a code to the member’s own number', async () => {
    const mobileNumber = mobile()
    const member = await given.member({ paymentPassword: PIN, mobileNumber, mobileVerifiedAt: PROVED })
    expect((await as(member).call(reset, resetting(member.password))).body.errorCode).toBe('validate_verification_code_error')
    await as(member).call(verificationEndpoints.smsSendVerified).expect(success)
    const code = await outbox.smsCode(mobileNumber)
    expect((await as(member).call(reset, resetting('wrong-pass', code))).body.errorCode).toBe('modify.pw.incorrect.pw')
    expect((await as(member).call(reset, resetting(member.password, wrongCode(code)))).body.errorCode).toBe(
      'validate_verification_code_error',
    )
    await as(member).call(reset, resetting(member.password, code)).expect(success)
    await as(member).call(change, { oldPassword: NEW, newPassword: PIN }).expect(success)
    expect(await kinds(member.id)).toEqual(['PAYMENT_PASSWORD_RESET', 'PAYMENT_PASSWORD_CHANGED'])
  })

  it('accepts a code to the member’s own address too, if both are set', async () => {
    const email = 'reset@example.com'
    const proved = { email, emailVerifiedAt: PROVED, mobileNumber: mobile(), mobileVerifiedAt: PROVED }
    const member = await given.member({ ...proved, paymentPassword: PIN, merchant: await strict() })
    await as(member).call(verificationEndpoints.mailSendVerified).expect(success)
    await as(member)
      .call(reset, resetting(member.password, await outbox.mailCode(email)))
      .expect(success)
  })

  it('WIR-21: needs only the login password if there is neither, by the older path too', async () => {
    const member = await given.member({ paymentPassword: PIN })
    await http()
      .post('/wps/member/paymentPassword/reset')
      .set({ Merchant: 'test', Authorization: member.token })
      .send(resetting(member.password))
      .expect(success)
    expect((await as(await given.member()).call(reset, resetting('demo1234'))).body.errorCode).toBe('not.exists.payment.password')
  })

  it('ACC-06 needs another proof in the strict profile if there is no number and no address', async () => {
    const member = await given.member({ merchant: await strict(), paymentPassword: PIN })
    const { prisma } = container().database
    await prisma.securityAnswer.create({ data: { memberId: member.id, questionId: 1, answerHash: 'x', createdAt: PROVED } })
    expect((await as(member).call(reset, resetting(member.password))).body.errorCode).toBe('second.factor.required')
  })
})
