/** What a correct code does: binds a number or address to the member, or verifies the owner (ACC-06). */
import type { SmsVerifyBody } from '#contract/identity/verification.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { CodeStore } from './code-store.ts'
import { readEmail, readNumber, type CodeTarget, type MailAddress } from '#server/platform/contact/code-target.ts'
import type { MobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { Holders } from './verification.service.ts'

/** Stores what was verified (`member/credentials.ts`). */
interface ContactBook {
  /** Throws `exists.mobile.err`, `login_blocked_by_self_exclusion`. */
  bindMobile(number: MobileNumber, facts: MemberFacts): Promise<void>
  /** Throws `exists.email.err`, `login_blocked_by_self_exclusion`. */
  bindEmail(email: string, facts: MemberFacts): Promise<void>
}

interface Deps {
  codes: CodeStore
  holders: Holders
  credentials: ContactBook
  proofs: Proofs
}
export type MemberFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'> & { caller: MemberCaller }
interface MailCode {
  email: string
  verificationCode: string
}

export function createBindingService({ codes, holders, credentials, proofs }: Deps) {
  /**
   * A verified number or address can only be replaced with a proof, even if the merchant requires none: a stranger at an open
   * session must not redirect the codes to another phone.
   */
  const checkMayBind = ({ caller, merchant }: MemberFacts, isReplacing: boolean) =>
    isReplacing ? proofs.demand(caller) : proofs.require(caller, merchant)

  async function prove(own: CodeTarget, typed: string, { caller, merchant }: MemberFacts) {
    await codes.redeem(merchant, 'own', own, typed)
    return proofs.grant(caller, 'email' in own ? 'mail' : 'sms', merchant)
  }

  return {
    /** Binds if the code is right. `second.factor.required`, `exists.mobile.err`, and the errors of a wrong code. */
    async bindMobile(body: SmsVerifyBody, facts: MemberFacts): Promise<null> {
      const { caller, merchant } = facts
      const number: MobileNumber = readNumber(body, merchant)
      const { mobile } = await holders.provedTargets(caller.memberId)
      const isOwn = mobile?.diallingCode === number.diallingCode && mobile.mobileNumber === number.mobileNumber
      await checkMayBind(facts, mobile !== null && !isOwn)
      if (await holders.isNumberTaken(merchant.id, number, caller.memberId)) throw new AppError('exists.mobile.err')
      await codes.redeem(merchant, 'member', number, body.verificationCode)
      await credentials.bindMobile(number, facts)
      return null
    },

    async bindEmail({ email: typed, verificationCode }: MailCode, facts: MemberFacts): Promise<null> {
      const { caller, merchant } = facts
      const address: MailAddress = readEmail(typed, merchant)
      const { mail } = await holders.provedTargets(caller.memberId)
      await checkMayBind(facts, mail !== null && mail.email !== address.email)
      if (await holders.isEmailTaken(merchant.id, address.email, caller.memberId)) throw new AppError('exists.email.err')
      await codes.redeem(merchant, 'member', address, verificationCode)
      await credentials.bindEmail(address.email, facts)
      return null
    },

    /** Uses a code to the member's own number, for calls that need a second factor. Throws `not_verified_mobileNo`. */
    async proveByMobile(typed: string, facts: MemberFacts) {
      const { mobile } = await holders.provedTargets(facts.caller.memberId)
      if (!mobile) throw new AppError('not_verified_mobileNo')
      return prove(mobile, typed, facts)
    },

    async proveByMail(typed: string, facts: MemberFacts) {
      const { mail } = await holders.provedTargets(facts.caller.memberId)
      if (!mail) throw new AppError('not_verified_email')
      return prove(mail, typed, facts)
    },

    async checkMobile(body: SmsVerifyBody, { merchant }: MemberFacts): Promise<null> {
      await codes.check(merchant, 'member', readNumber(body, merchant), body.verificationCode)
      return null
    },

    async checkMail({ email, verificationCode }: MailCode, { merchant }: MemberFacts): Promise<null> {
      await codes.check(merchant, 'member', readEmail(email, merchant), verificationCode)
      return null
    },

    /** Checks a visitor's mailed registration code without using it up. */
    async checkRegistrationMail(
      { email, verificationCode }: MailCode,
      { merchant }: Pick<RequestFacts, 'merchant'>,
    ): Promise<null> {
      await codes.check(merchant, 'register', readEmail(email, merchant), verificationCode)
      return null
    },
  }
}
export type BindingService = ReturnType<typeof createBindingService>
