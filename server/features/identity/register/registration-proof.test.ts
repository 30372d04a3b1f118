import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#server/platform/app-error.ts'
import { parseMerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { servedRules } from '#server/platform/merchant/register-rules.check.ts'
import { createRegistrationProofs } from './registration-proof.ts'
import { toRegistration, type RegisterMethod } from './registration.ts'

const NUMBER = { diallingCode: '63', mobileNumber: '9171234567' }

function claim(method: RegisterMethod, registration: object = {}, part: object = {}) {
  const settings = parseMerchantSettings({ registration })
  return {
    registration: toRegistration(method, { firebaseIdToken: 'token', email: 'Ana@Example.com' }),
    rules: servedRules(settings.registration),
    merchant: { id: 1, settings } as Merchant,
    number: NUMBER,
    email: 'ana@example.com',
    code: '123456',
    ...part,
  }
}
const verification = () => ({ verify: vi.fn(async () => {}) })

describe('a number at registration', () => {
  it('is proved by the word of the provider in place of a code', async () => {
    const sms = verification()
    const proofs = createRegistrationProofs({ verification: sms, phoneIdentity: { phoneOf: async () => '+639171234567' } })
    expect(proofs.readsPhoneToken(claim('mobile').registration)).toBe(true)
    expect(await proofs.prove(claim('mobile'))).toBe('mobile')
    expect(sms.verify).not.toHaveBeenCalled()
  })

  it.each([
    { token: 'that is not valid', says: undefined },
    { token: 'of another number', says: '+639170000000' },
    { token: 'of another country', says: '+849171234567' },
  ])('is not proved by a token $token', async ({ says }) => {
    const proofs = createRegistrationProofs({ verification: verification(), phoneIdentity: { phoneOf: async () => says } })
    await expect(proofs.prove(claim('mobile'))).rejects.toEqual(new AppError('validate_verification_code_error'))
  })

  it('is verified by the code if no provider can read the token', async () => {
    const sms = verification()
    const proofs = createRegistrationProofs({ verification: sms })
    expect(proofs.readsPhoneToken(claim('mobile').registration)).toBe(false)
    expect(await proofs.prove(claim('mobile'))).toBe('mobile')
    expect(sms.verify).toHaveBeenCalledWith(expect.anything(), 'register', NUMBER, '123456')
  })

  it('needs no proof where the merchant asks for none', async () => {
    const sms = verification()
    const proofs = createRegistrationProofs({ verification: sms })
    expect(await proofs.prove(claim('username', { verifiesMobile: false }))).toBeUndefined()
    expect(sms.verify).not.toHaveBeenCalled()
  })
})

describe('an address at registration', () => {
  const byMail = (settings: object) => claim('mail', settings, { number: undefined })

  it('is proved by the code sent there, where the merchant verifies addresses', async () => {
    const mail = verification()
    const proofs = createRegistrationProofs({ verification: mail })
    expect(await proofs.prove(byMail({ byMail: true, verifiesMail: true }))).toBe('mail')
    expect(mail.verify).toHaveBeenCalledWith(expect.anything(), 'register', { email: 'ana@example.com' }, '123456')
  })

  it('is not asked for a proof elsewhere', async () => {
    const mail = verification()
    const proofs = createRegistrationProofs({ verification: mail })
    expect(await proofs.prove(byMail({ byMail: true }))).toBeUndefined()
    expect(await proofs.prove(claim('username', { verifiesMail: true, verifiesMobile: false }))).toBeUndefined()
    expect(mail.verify).not.toHaveBeenCalled()
  })
})
