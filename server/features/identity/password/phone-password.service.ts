/**
 * Sets a new password with a verified mobile number: for members who forgot it, and for members who never had a number (WIR-18,
 * WIR-19).
 */
import type { PhonePasswordBody } from '#contract/identity/password.ts'
import type { SmsBody } from '#contract/identity/verification.ts'
import type { ChangeFacts, Credentials } from '#server/features/identity/member/credentials.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import { readNumber } from '#server/platform/contact/code-target.ts'
import type { CodePurpose } from '#server/features/identity/verification/code-store.ts'
import type { MobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { SendFacts, VerificationService } from '#server/features/identity/verification/verification.service.ts'
import { provesNumber, type PhoneIdentity } from '#server/integrations/phone-identity/phone-identity.ts'
import { AppError } from '#server/platform/app-error.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { checkIsOpen } from './forgotten.service.ts'
import { checkNewPassword } from './password-rule.check.ts'
import type { MemberFacts, PasswordService } from './password.service.ts'

interface Deps {
  credentials: Credentials
  password: PasswordService
  verification: VerificationService
  proofs: Proofs
  /** Absent = only our own codes verify a number. */
  phoneIdentity?: PhoneIdentity | undefined
}

const FLAG = 'CHNGPASSVERIF3'
const wrong = () => new AppError('validate_verification_code_error')

export function createPhonePasswordService({ credentials, password, verification, proofs, phoneIdentity }: Deps) {
  const numberOf = (body: PhonePasswordBody, merchant: Merchant): MobileNumber =>
    readNumber({ mobileNumber: body.mobileNum, countryDialingCode: body.countryDialingCode }, merchant)

  /**
   * Verifies the number. The code is checked first and used up (`useUp`) only once everything else is valid, so that a bad
   * password does not cost a code.
   */
  async function proofOf(body: PhonePasswordBody, number: MobileNumber, purpose: CodePurpose, merchant: Merchant) {
    if (body.firebaseIdToken) {
      if (!(await provesNumber(phoneIdentity, number, body.firebaseIdToken))) throw wrong()
      return { useUp: () => Promise.resolve() }
    }
    const code = body.verificationCode ?? ''
    await verification.check(merchant, purpose, number, code)
    return { useUp: () => verification.verify(merchant, purpose, number, code) }
  }

  return {
    /** Sends to any number: the answer does not reveal whether it belongs to a member. */
    async send(body: SmsBody, facts: SendFacts) {
      checkFlag(facts.merchant, FLAG)
      return verification.sendTo(readNumber(body, facts.merchant), 'password', facts)
    },

    /**
     * `function.not.available`, `request.param.err`, `validate_verification_code_error` (also if the number belongs to no one),
     * `max.attempt.limit`, `modify.new.old.same`, `login.pwd.forbidden.err`.
     */
    async set(body: PhonePasswordBody, facts: ChangeFacts): Promise<{ userName: string }> {
      const { merchant } = facts
      checkFlag(merchant, FLAG)
      checkNewPassword(merchant, body.newPassword)
      const number = numberOf(body, merchant)
      // Newer clients request the code like one for a login (SCR-30).
      const purpose = (await verification.isWaiting(merchant, 'password', number)) ? 'password' : 'visitor'
      const proof = await proofOf(body, number, purpose, merchant)
      const member = await credentials.findByMobile(merchant.id, number)
      if (!member) throw wrong()
      checkIsOpen(member)
      await password.checkIsNew(member, body.newPassword)
      await proof.useUp()
      if (!(await password.write(member, body.newPassword, { kind: 'PASSWORD_RESET', by: 'sms' }, facts))) throw wrong()
      return { userName: member.username }
    },

    /** Needs no old password, so a member with another way to verify must use it first, even if the merchant requires none. */
    async bindAndReset(body: PhonePasswordBody, facts: MemberFacts): Promise<null> {
      const { caller, merchant } = facts
      checkNewPassword(merchant, body.newPassword)
      const number = numberOf(body, merchant)
      await proofs.demand(caller)
      if (await credentials.isNumberTaken(merchant.id, number, caller.memberId)) throw new AppError('exists.mobile.err')
      const proof = await proofOf(body, number, 'member', merchant)
      await password.checkIsNew(await credentials.find(caller.memberId), body.newPassword)
      await proof.useUp()
      await credentials.bindMobile(number, facts)
      const member = await credentials.find(caller.memberId)
      const change = { kind: 'PASSWORD_RESET', by: 'sms' } as const
      if (!(await password.write(member, body.newPassword, change, facts, caller.sessionId))) throw wrong()
      return null
    },
  }
}
export type PhonePasswordService = ReturnType<typeof createPhonePasswordService>
