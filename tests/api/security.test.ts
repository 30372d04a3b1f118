import { describe, expect, it } from 'vitest'
import * as securityEndpoints from '#contract/identity/security.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, clock, given, container, http } = startApi()
const { config } = securityEndpoints
const PROVED = new Date('2026-01-01')

describe('the security centre', () => {
  it('shows that a new member has nothing set', async () => {
    const member = await given.member()
    expect((await as(member).call(config).expect(success)).body.value).toEqual({
      hasPaymentPassword: false,
      paymentOpensAt: null,
      paymentWaitHours: null,
      paymentProofs: [],
      hasSecurityQuestions: false,
      hasTwoFactor: false,
      mobileVerified: false,
      mobile: '',
      emailVerified: false,
      email: '',
      identityCheck: null,
      payoutAccountCount: 0,
      openSessionCount: 1,
      passwordChangedAt: null,
      needsSecondFactor: false,
      proofs: [],
    })
  })

  it('counts what is set, and shows only part of number and address', async () => {
    const member = await given.member({
      merchant: await given.merchant({ settings: { profile: 'strict' } }),
      paymentPassword: '123456',
      mobileNumber: '9175550123',
      mobileVerifiedAt: PROVED,
      email: 'nene.cruz@example.com',
      emailVerifiedAt: PROVED,
    })
    const { prisma } = container().database
    const now = clock.now()
    await prisma.securityAnswer.create({ data: { memberId: member.id, questionId: 1, answerHash: 'x', createdAt: now } })
    await prisma.twoFactor.create({ data: { memberId: member.id, secret: 'x', recoveryHashes: [], boundAt: now } })
    await container().sessions.open(member, { ip: '127.0.0.2', device: 'other' })
    const { body } = await as(member).call(config)
    expect(body.value).toMatchObject({
      hasPaymentPassword: true,
      hasSecurityQuestions: true,
      hasTwoFactor: true,
      mobile: '******0123',
      email: 'n***@example.com',
      openSessionCount: 2,
      needsSecondFactor: true,
      proofs: ['totp', 'sms', 'mail', 'question'],
    })
    expect(JSON.stringify(body)).not.toContain('nene')
  })

  it('WIR-21: is available on the older path, but not to visitors', async () => {
    const member = await given.member()
    await http().get('/wps/member/securityConfig').set({ Merchant: 'test', Authorization: member.token }).expect(success)
    expect((await as().call(config)).body.errorCode).toBe('login.not.session')
  })
})
