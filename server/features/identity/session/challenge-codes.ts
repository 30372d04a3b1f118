/** Codes of a login challenge, sent to the member's verified number, or else to the verified address. */
import * as z from 'zod'
import type { LoginChallenge } from '#contract/identity/session.ts'
import { smsValue } from '#contract/identity/verification.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import { maskEmail, type CodeTarget } from '#server/platform/contact/code-target.ts'
import { maskMobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { SendFacts, VerificationService } from '#server/features/identity/verification/verification.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

interface Deps {
  verification: Pick<VerificationService, 'sendTo' | 'verify'>
}
export type CodeMethod = Exclude<LoginChallenge['method'], 'totp'>
type Owner = Pick<Member, 'mobileNumber' | 'diallingCode' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>

interface Way {
  method: CodeMethod
  target: CodeTarget
  /** Masked. */
  shown: string
}

const waiting = z.object({ expirationTime: smsValue.shape.expirationTime })

/** Where a code can be sent; undefined if the member has neither a verified number nor address. */
function wayOf({ diallingCode, mobileNumber, mobileVerifiedAt, email, emailVerifiedAt }: Owner): Way | undefined {
  if (mobileNumber && diallingCode && mobileVerifiedAt) {
    return { method: 'sms', target: { diallingCode, mobileNumber }, shown: maskMobileNumber(mobileNumber) }
  }
  return email && emailVerifiedAt ? { method: 'mail', target: { email }, shown: maskEmail(email) } : undefined
}

function targetOf(member: Owner): CodeTarget {
  const way = wayOf(member)
  if (!way) throw new AppError('function.not.available')
  return way.target
}

export function createChallengeCodes({ verification }: Deps) {
  /** Sends a new code. Throws `verification.code.wait` during the pause. */
  const send = async (member: Owner, facts: SendFacts): Promise<{ expirationTime: number }> =>
    verification.sendTo(targetOf(member), 'login', facts)

  return {
    /** How the member can be challenged, with the masked number or address. */
    wayOf: (member: Owner): Pick<Way, 'method' | 'shown'> | undefined => wayOf(member),

    send,

    /** Like `send`, but during the pause the last code is used again. */
    async ensureSent(member: Owner, facts: SendFacts): Promise<{ expirationTime: number }> {
      try {
        return await send(member, facts)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'verification.code.wait') throw error
        return waiting.parse(error.details)
      }
    },

    /** Uses up the code if it is right. */
    async isRight(member: Owner, merchant: Merchant, typed: string): Promise<boolean> {
      try {
        await verification.verify(merchant, 'login', targetOf(member), typed)
        return true
      } catch (error) {
        if (error instanceof AppError && error.code === 'validate_verification_code_error') return false
        throw error
      }
    },
  }
}
export type ChallengeCodes = ReturnType<typeof createChallengeCodes>
