/** Codes of a login challenge, to the member's own proved number, else to the proved address. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { LoginChallenge } from '#contract/session.ts'
import { smsValue } from '#contract/verification.ts'
import type { Language } from '#contract/wire.ts'
import type { Member } from '#server/features/member/member.service.ts'
import type { CodeStore } from '#server/features/verification/code-store.ts'
import { maskMobileNumber, type MobileNumber } from '#server/features/verification/mobile-number.ts'
import { codeText } from '#server/features/verification/sms-text.ts'
import type { MailGateway } from '#server/integrations/mail/mail.ts'
import type { SmsGateway } from '#server/integrations/sms/sms.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { challengeMail } from './challenge-mail.ts'

interface Deps {
  codes: CodeStore
  sms: SmsGateway
  mail: MailGateway
}
export type CodeMethod = Exclude<LoginChallenge['method'], 'totp'>
type Owner = Pick<Member, 'mobileNumber' | 'diallingCode' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>

interface Target {
  method: CodeMethod
  /** The name the code is kept under. */
  key: MobileNumber
  /** Masked. */
  shown: string
}

const KEY_LENGTH = 32
const waiting = z.object({ expirationTime: smsValue.shape.expirationTime })

/** `juan@site.ph` → `j***@site.ph`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

/** Where a code may go; undefined where the member has proved neither number nor address. */
function targetOf({ diallingCode, mobileNumber, mobileVerifiedAt, email, emailVerifiedAt }: Owner): Target | undefined {
  if (mobileNumber && diallingCode && mobileVerifiedAt) {
    return { method: 'sms', key: { diallingCode, mobileNumber }, shown: maskMobileNumber(mobileNumber) }
  }
  if (!email || !emailVerifiedAt) return undefined
  const address = createHash('sha256').update(email).digest('hex').slice(0, KEY_LENGTH)
  return { method: 'mail', key: { diallingCode: 'mail', mobileNumber: address }, shown: maskEmail(email) }
}

export function createChallengeCodes({ codes, sms, mail }: Deps) {
  function existing(member: Owner): Target {
    const target = targetOf(member)
    if (!target) throw new AppError('function.not.available')
    return target
  }

  async function send(member: Owner, merchant: Merchant, language: Language): Promise<{ expirationTime: number }> {
    const { method, key } = existing(member)
    const { code, resendAt } = await codes.issue(merchant, 'login', key)
    const parts = { site: merchant.name, code, minutes: merchant.settings.sms.expiryMinutes }
    const envelope = { merchantId: merchant.id, purpose: 'login' }
    if (method === 'sms') await sms.send({ ...envelope, ...key, text: codeText(language, parts) })
    else await mail.send({ ...envelope, recipient: member.email!, ...challengeMail(language, parts) })
    return { expirationTime: resendAt }
  }

  return {
    /** How the member can be asked, and the masked number or address. */
    wayOf: (member: Owner): Pick<Target, 'method' | 'shown'> | undefined => targetOf(member),

    /** A new code. Throws `verification.code.wait` during the pause. */
    send,

    /** The same, but a code of a moment ago serves as well. */
    async ensureSent(member: Owner, merchant: Merchant, language: Language): Promise<{ expirationTime: number }> {
      try {
        return await send(member, merchant, language)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'verification.code.wait') throw error
        return waiting.parse(error.details)
      }
    },

    /** Uses the code up where it is right. */
    async isRight(member: Owner, merchant: Merchant, typed: string): Promise<boolean> {
      try {
        await codes.redeem(merchant, 'login', existing(member).key, typed)
        return true
      } catch (error) {
        if (error instanceof AppError && error.code === 'validate_verification_code_error') return false
        throw error
      }
    },
  }
}
export type ChallengeCodes = ReturnType<typeof createChallengeCodes>
