/** Verifies the number or the address: with an SMS code, a phone identity provider's token, or a mailed code. */
import type { RegisterRules } from '#contract/identity/register.ts'
import type { MobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts'
import { provesNumber, type PhoneIdentity } from '#server/integrations/phone-identity/phone-identity.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Registration } from './registration.ts'

interface Deps {
  verification: Pick<VerificationService, 'verify'>
  /** Absent if no provider is configured: numbers are verified by SMS only. */
  phoneIdentity?: PhoneIdentity | undefined
}

interface Claim {
  registration: Registration
  rules: RegisterRules
  merchant: Merchant
  number: MobileNumber | undefined
  email: string | undefined
  code: string | undefined
}

export function createRegistrationProofs({ verification, phoneIdentity }: Deps) {
  async function proveMobile(number: MobileNumber, { registration, rules, merchant, code = '' }: Claim): Promise<boolean> {
    if (phoneIdentity && registration.phoneToken) {
      if (!(await provesNumber(phoneIdentity, number, registration.phoneToken)))
        throw new AppError('validate_verification_code_error')
      return true
    }
    if (!rules.verificationCode?.enabled) return false
    await verification.verify(merchant, 'register', number, code)
    return true
  }

  return {
    /** A token only counts if a provider can read it. */
    readsPhoneToken: ({ phoneToken }: Registration): boolean => phoneIdentity !== undefined && phoneToken !== undefined,

    /**
     * Returns what was verified; undefined if the merchant requires nothing. Throws `validate_verification_code_error` or
     * `max.attempt.limit`.
     */
    async prove(claim: Claim): Promise<'mobile' | 'mail' | undefined> {
      const { registration, merchant, number, email, code = '' } = claim
      if (number) return (await proveMobile(number, claim)) ? 'mobile' : undefined
      if (registration.method !== 'mail' || !email || !merchant.settings.registration.verifiesMail) return undefined
      await verification.verify(merchant, 'register', { email }, code)
      return 'mail'
    },
  }
}
export type RegistrationProofs = ReturnType<typeof createRegistrationProofs>
