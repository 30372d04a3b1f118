/** Who wants to log in, by what, and whether the proof holds. */
import type { LoginBody, LoginRefusal } from '#contract/session.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { TRIAL_TYPE } from '#contract/wire.ts'
import type { Member, MemberService } from '#server/features/member/member.service.ts'
import type { Passwords } from '#server/features/member/passwords.ts'
import { parseMobileNumber, type MobileNumber } from '#server/features/verification/mobile-number.ts'
import type { VerificationService } from '#server/features/verification/verification.service.ts'
import { provesNumber, type PhoneIdentity } from '#server/integrations/phone-identity/phone-identity.ts'
import { AppError } from '#server/platform/app-error.ts'
import { loginName } from './login-name.ts'
import type { LoginFacts } from './session.service.ts'

export interface LoginClaim {
  method: LoginBody['type']
  /** What failures are counted by: one account, one count, by whichever of its names it is tried. */
  name: string
  member: Member | null
  /** Set where a phone stands for the name. */
  number?: MobileNumber
}

interface Deps {
  members: Pick<MemberService, 'findByAnyName' | 'findByMobile'>
  passwords: Passwords
  verification: Pick<VerificationService, 'verify'>
  /** Absent where no such service is set up. */
  phoneIdentity: PhoneIdentity | undefined
}

const PHONE_LOGIN_FLAG = 'MOBILEVERCODELOGIN3'
const NO_CAPTCHA: LoginRefusal = { captcha: false }

function checkIsGiven({ type, username, password, firebaseMobileNo }: LoginBody): void {
  const isByToken = type === 'firebase'
  const missing = { username: !(username || (isByToken && firebaseMobileNo)), password: !(password || isByToken) }
  const fields = Object.entries(missing).flatMap(([path, isMissing]) => (isMissing ? [{ path, message: 'required' }] : []))
  if (fields.length > 0) throw new AppError('request.param.err', { captcha: false, fields })
}

export function createLoginClaims({ members, passwords, verification, phoneIdentity }: Deps) {
  /** A username, a verified e-mail address or the own mobile number. None is faster (ACC-01). */
  async function byName(typed: string, diallingCode: string | undefined, { merchant }: LoginFacts): Promise<LoginClaim> {
    const name = loginName(typed, merchant)
    const number = parseMobileNumber(name, diallingCode, merchant.settings.registration.defaultCountry)
    const member = await members.findByAnyName(merchant.id, name, number ?? { diallingCode: '', mobileNumber: name })
    // A number nobody has is one name in all its spellings, as a member's is (ACC-01).
    const nobody = number ? `${number.diallingCode}${number.mobileNumber}` : name
    return { method: 'username', name: member?.username ?? nobody, member }
  }

  async function byPhone(method: 'sms' | 'firebase', typed: string, diallingCode: string | undefined, { merchant }: LoginFacts) {
    const number = parseMobileNumber(typed, diallingCode, merchant.settings.registration.defaultCountry)
    if (!number) {
      const name = loginName(typed, merchant)
      return { method, name, member: null, number: { diallingCode: '', mobileNumber: name } }
    }
    const member = await members.findByMobile(merchant.id, number)
    return { method, name: nameOf(number), member, number }
  }

  /** An unknown name costs the same work as a wrong password (ACC-01). */
  const passwordFailure = async ({ member }: LoginClaim, password: string, mayEnterHere: boolean) =>
    (await passwords.matches(password, member?.passwordHash)) && mayEnterHere ? undefined : 'login.cred.err'

  async function codeFailure(number: MobileNumber, code: string, { merchant }: LoginFacts): Promise<ErrorCode | undefined> {
    try {
      await verification.verify(merchant, 'visitor', number, code)
      return undefined
    } catch (error) {
      if (error instanceof AppError) return error.code
      throw error
    }
  }

  const tokenFailure = async (number: MobileNumber, idToken: string): Promise<ErrorCode | undefined> =>
    (await provesNumber(phoneIdentity, number, idToken)) ? undefined : 'validate_verification_code_error'

  return {
    /** Throws `request.param.err`; `function.not.available` where the merchant has no such login. */
    async find(body: LoginBody, facts: LoginFacts): Promise<LoginClaim> {
      const { type, username, countryDialingCode } = body
      checkIsGiven(body)
      if (type === 'username') return byName(username, countryDialingCode, facts)
      const isOn = facts.merchant.flags[PHONE_LOGIN_FLAG] && (type === 'sms' || phoneIdentity !== undefined)
      if (!isOn) throw new AppError('function.not.available', NO_CAPTCHA)
      const typed = (type === 'firebase' && body.firebaseMobileNo) || username
      return byPhone(type, typed, countryDialingCode, facts)
    },

    /** The code that refuses the proof, or undefined where it holds. */
    async failureOf(claim: LoginClaim, body: LoginBody, facts: LoginFacts): Promise<ErrorCode | undefined> {
      const { member, number } = claim
      const mayEnterHere = !facts.merchant.isTrialSide || member?.type === TRIAL_TYPE
      if (!number) return passwordFailure(claim, body.password, mayEnterHere)
      // The proof first: how it fails must not tell whether the number is a member's (ACC-01).
      const failure =
        claim.method === 'firebase'
          ? await tokenFailure(number, body.firebaseIdToken ?? '')
          : await codeFailure(number, body.password, facts)
      return failure ?? (member && mayEnterHere ? undefined : 'validate_verification_code_error')
    },
  }
}
export type LoginClaims = ReturnType<typeof createLoginClaims>

/** What failures of a phone are counted by. */
export const nameOf = ({ diallingCode, mobileNumber }: MobileNumber): string => `+${diallingCode}${mobileNumber}`
