/** Who wants to log in, under which name, and whether the proof is valid. */
import type { LoginBody, LoginRefusal } from '#contract/identity/session.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { TRIAL_TYPE } from '#contract/wire.ts'
import type { Member, MemberService } from '#server/features/identity/member/member.service.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { parseMobileNumber, type MobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts'
import { provesNumber, type PhoneIdentity } from '#server/integrations/phone-identity/phone-identity.ts'
import { AppError } from '#server/platform/app-error.ts'
import { loginName } from './login-name.ts'
import type { LoginFacts } from './session.service.ts'

export interface LoginClaim {
  method: LoginBody['type']
  /** The key for counting failures: one per account, whichever of its names is tried. */
  name: string
  member: Member | null
  /** Set if a phone replaces the name. */
  number?: MobileNumber
}

interface Deps {
  members: Pick<MemberService, 'findByAnyName' | 'findByMobile'>
  passwords: Passwords
  verification: Pick<VerificationService, 'verify'>
  /** Absent if no such service is configured. */
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
  /** By a username, a verified email address or the member's mobile number, all equally fast (ACC-01). */
  async function byName(typed: string, diallingCode: string | undefined, { merchant }: LoginFacts): Promise<LoginClaim> {
    const name = loginName(typed, merchant)
    const number = parseMobileNumber(name, diallingCode, merchant.settings.registration.defaultCountry)
    const member = await members.findByAnyName(merchant.id, name, number ?? { diallingCode: '', mobileNumber: name })
    // All spellings of an unknown number are counted as one name, like a member's (ACC-01).
    const unknownName = number ? `${number.diallingCode}${number.mobileNumber}` : name
    return { method: 'username', name: member?.username ?? unknownName, member }
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
    /** Throws `request.param.err`; `function.not.available` if the merchant has no such login. */
    async find(body: LoginBody, facts: LoginFacts): Promise<LoginClaim> {
      const { type, username, countryDialingCode } = body
      checkIsGiven(body)
      if (type === 'username') return byName(username, countryDialingCode, facts)
      const isOn = facts.merchant.flags[PHONE_LOGIN_FLAG] && (type === 'sms' || phoneIdentity !== undefined)
      if (!isOn) throw new AppError('function.not.available', NO_CAPTCHA)
      const typed = (type === 'firebase' && body.firebaseMobileNo) || username
      return byPhone(type, typed, countryDialingCode, facts)
    },

    /** The error code of the proof, or undefined if it is valid. */
    async failureOf(claim: LoginClaim, body: LoginBody, facts: LoginFacts): Promise<ErrorCode | undefined> {
      const { member, number } = claim
      const mayEnterHere = !facts.merchant.isTrialSide || member?.type === TRIAL_TYPE
      if (!number) return passwordFailure(claim, body.password, mayEnterHere)
      // Checked first, because its failure must not reveal whether the number belongs to a member (ACC-01).
      const failure =
        claim.method === 'firebase'
          ? await tokenFailure(number, body.firebaseIdToken ?? '')
          : await codeFailure(number, body.password, facts)
      return failure ?? (member && mayEnterHere ? undefined : 'validate_verification_code_error')
    },
  }
}
export type LoginClaims = ReturnType<typeof createLoginClaims>

/** The key for counting a phone's failures. */
export const nameOf = ({ diallingCode, mobileNumber }: MobileNumber): string => `+${diallingCode}${mobileNumber}`
