import type { SmsBody } from '#contract/verification.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { SmsGateway } from '#server/integrations/sms/sms.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { CodePurpose, CodeStore } from './code-store.ts'
import { parseMobileNumber, type MobileNumber } from './mobile-number.ts'
import { codeText } from './sms-text.ts'

interface Deps {
  codes: CodeStore
  sms: SmsGateway
  /** Is the number a member's of this merchant? */
  isNumberTaken: (merchantId: number, number: MobileNumber) => Promise<boolean>
}
type Facts = Pick<RequestFacts, 'merchant' | 'language'>

function numberOf({ mobileNumber, countryDialingCode }: SmsBody, merchant: Merchant): MobileNumber {
  const number = parseMobileNumber(mobileNumber, countryDialingCode, merchant.settings.registration.defaultCountry)
  if (number) return number
  throw new AppError('request.param.err', {
    fields: [{ path: 'mobileNum', message: mobileNumber ? 'pattern' : 'required', patternId: 'mobile' }],
  })
}

export function createVerificationService({ codes, sms, isNumberTaken }: Deps) {
  async function sendTo(number: MobileNumber, purpose: CodePurpose, { merchant, language }: Facts) {
    const { code, resendAt } = await codes.issue(merchant, purpose, number)
    const text = codeText(language, { site: merchant.name, code, minutes: merchant.settings.sms.expiryMinutes })
    await sms.send({ merchantId: merchant.id, ...number, purpose, text })
    return { expirationTime: resendAt }
  }

  return {
    async sendForRegistration(body: SmsBody, facts: Facts) {
      const { byMobile, verifiesMobile } = facts.merchant.settings.registration
      if (!byMobile && !verifiesMobile) throw new AppError('function.not.available')
      const number = numberOf(body, facts.merchant)
      if (await isNumberTaken(facts.merchant.id, number)) throw new AppError('exists.mobile.err')
      return sendTo(number, 'register', facts)
    },

    /** For logging in and for a forgotten password; whether the number is a member's is not told. */
    sendToVisitor: (body: SmsBody, facts: Facts) => sendTo(numberOf(body, facts.merchant), 'visitor', facts),

    sendToMember: (body: SmsBody, facts: Facts) => sendTo(numberOf(body, facts.merchant), 'member', facts),

    /** Uses the code up where it is right; throws `validate_verification_code_error` or `max.attempt.limit`. */
    verify: (merchant: Merchant, purpose: CodePurpose, number: MobileNumber, code: string): Promise<void> =>
      codes.redeem(merchant, purpose, number, code),
  }
}
export type VerificationService = ReturnType<typeof createVerificationService>
