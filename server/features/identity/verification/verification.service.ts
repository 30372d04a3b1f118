/** Sends codes by SMS and mail (WIR-18). */
import type { SmsBody } from '#contract/identity/verification.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { MailGateway } from '#server/integrations/mail/mail.ts'
import type { SmsGateway } from '#server/integrations/sms/sms.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { CodePurpose, CodeStore } from './code-store.ts'
import { readEmail, readNumber, type CodeTarget, type MailAddress } from '#server/platform/contact/code-target.ts'
import { codeMail } from './mail-text.ts'
import type { MobileNumber } from '#server/platform/contact/mobile-number.ts'
import { codeText } from './sms-text.ts'

/** The part of member data that codes need: owners of numbers and addresses. */
export interface Holders {
  /** Whether the number belongs to a member of this merchant, other than `exceptId`. */
  isNumberTaken(merchantId: number, number: MobileNumber, exceptId?: number): Promise<boolean>
  isEmailTaken(merchantId: number, email: string, exceptId?: number): Promise<boolean>
  /** The member's verified number and address. Throws `user.or.token.invalid`. */
  provedTargets(memberId: number): Promise<{ mobile: MobileNumber | null; mail: MailAddress | null }>
}

interface Deps {
  codes: CodeStore
  sms: SmsGateway
  mail: MailGateway
  holders: Holders
}
/** The request facts that sending needs. */
export type SendFacts = Pick<RequestFacts, 'merchant' | 'language' | 'ip'>
type MemberFacts = SendFacts & { caller: { memberId: number } }

/** Purposes requested by the owner: after the password or in an open session, and only to the account's own number or address. */
const ASKED_BY_OWNER: readonly CodePurpose[] = ['own', 'login']

export function createVerificationService({ codes, sms, mail, holders }: Deps) {
  async function sendTo(target: CodeTarget, purpose: CodePurpose, { merchant, language, ip }: SendFacts) {
    const asker = ASKED_BY_OWNER.includes(purpose) ? 'owner' : { ip }
    const { code, resendAt } = await codes.issue(merchant, purpose, target, asker)
    const parts = { site: merchant.name, code, minutes: merchant.settings.sms.expiryMinutes }
    if ('email' in target) {
      await mail.send({ merchantId: merchant.id, recipient: target.email, purpose, ...codeMail(language, parts) })
    } else {
      await sms.send({ merchantId: merchant.id, ...target, purpose, text: codeText(language, parts) })
    }
    return { expirationTime: resendAt }
  }

  return {
    sendTo,

    async sendForRegistration(body: SmsBody, facts: SendFacts) {
      const { byMobile, verifiesMobile } = facts.merchant.settings.registration
      if (!byMobile && !verifiesMobile) throw new AppError('function.not.available')
      const number = readNumber(body, facts.merchant)
      if (await holders.isNumberTaken(facts.merchant.id, number)) throw new AppError('exists.mobile.err')
      return sendTo(number, 'register', facts)
    },

    async sendForRegistrationByMail(typed: string, facts: SendFacts) {
      if (!facts.merchant.settings.registration.byMail) throw new AppError('function.not.available')
      const address = readEmail(typed, facts.merchant)
      if (await holders.isEmailTaken(facts.merchant.id, address.email)) throw new AppError('exists.email.err')
      return sendTo(address, 'register', facts)
    },

    /** For logging in; the answer does not reveal whether the number belongs to a member. */
    sendToVisitor: (body: SmsBody, facts: SendFacts) => sendTo(readNumber(body, facts.merchant), 'visitor', facts),

    /** To a number the member wants to bind. Throws `exists.mobile.err` if another member has it. */
    async sendToMember(body: SmsBody, facts: MemberFacts) {
      const number = readNumber(body, facts.merchant)
      if (await holders.isNumberTaken(facts.merchant.id, number, facts.caller.memberId)) throw new AppError('exists.mobile.err')
      return sendTo(number, 'member', facts)
    },

    async sendToMemberByMail(typed: string, facts: MemberFacts) {
      const address = readEmail(typed, facts.merchant)
      const isTaken = await holders.isEmailTaken(facts.merchant.id, address.email, facts.caller.memberId)
      if (isTaken) throw new AppError('exists.email.err')
      return sendTo(address, 'member', facts)
    },

    /** To the member's own verified number. Throws `not_verified_mobileNo`. */
    async sendToOwn(facts: MemberFacts) {
      const { mobile } = await holders.provedTargets(facts.caller.memberId)
      if (!mobile) throw new AppError('not_verified_mobileNo')
      return sendTo(mobile, 'own', facts)
    },

    /** To the member's own verified address. Throws `not_verified_email`. */
    async sendToOwnByMail(facts: MemberFacts) {
      const { mail: address } = await holders.provedTargets(facts.caller.memberId)
      if (!address) throw new AppError('not_verified_email')
      return sendTo(address, 'own', facts)
    },

    /** Uses up the code if it is right; throws `validate_verification_code_error` or `max.attempt.limit`. */
    verify: (merchant: Merchant, purpose: CodePurpose, target: CodeTarget, code: string): Promise<void> =>
      codes.redeem(merchant, purpose, target, code),

    /** The same without using up the code. */
    check: (merchant: Merchant, purpose: CodePurpose, target: CodeTarget, code: string): Promise<void> =>
      codes.check(merchant, purpose, target, code),

    isWaiting: (merchant: Merchant, purpose: CodePurpose, target: CodeTarget): Promise<boolean> =>
      codes.isWaiting(merchant, purpose, target),
  }
}
export type VerificationService = ReturnType<typeof createVerificationService>
