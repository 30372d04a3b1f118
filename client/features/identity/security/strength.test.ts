import { describe, expect, it } from 'vitest'
import type { SecurityConfig } from '#contract/identity/security.ts'
import { strengthOf } from './strength.ts'

const nothing: SecurityConfig = {
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
}

describe('the strength of an account’s protection', () => {
  it.each([
    [{}, { set: 0, of: 5, level: 'weak' }],
    [{ mobileVerified: true }, { set: 1, of: 5, level: 'weak' }],
    [
      { mobileVerified: true, hasPaymentPassword: true },
      { set: 2, of: 5, level: 'fair' },
    ],
    [
      { mobileVerified: true, hasPaymentPassword: true, emailVerified: true, hasSecurityQuestions: true },
      { set: 4, of: 5, level: 'strong' },
    ],
  ])('%o is %o', (set, strength) => expect(strengthOf({ ...nothing, ...set })).toEqual(strength))

  it('counts only what the merchant offers', () => {
    const config = { ...nothing, mobileVerified: true, emailVerified: true }
    expect(strengthOf(config, ['mobile', 'email'])).toEqual({ set: 2, of: 2, level: 'strong' })
  })
})
