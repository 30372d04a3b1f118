/** Whether a login needs a second proof: a new address, a long absence or a bound app require one (ACC-10, LOGINIPVERF3). */
import type { ErrorCode } from '#contract/errors.ts'
import type { LoginChallenge, LoginRefusal } from '#contract/identity/session.ts'
import { isTrialType } from '#contract/wire.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { Attempts } from '#server/features/identity/security/attempts.ts'
import { AppError } from '#server/platform/app-error.ts'
import { addTime } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { ChallengeCodes } from './challenge-codes.ts'
import type { ChallengeStore } from './challenge-store.ts'
import type { LoginEventRepository, LoginMethod } from './login-event.repository.ts'
import type { LoginFacts } from './session.service.ts'

/** What a login needs from the authenticator app. */
export interface LoginTwoFactor {
  isBound(memberId: number): Promise<boolean>
  /** A code of the app or a recovery code; single-use. Throws `max.attempt.limit`. */
  check(member: Member, facts: LoginFacts, code: string): Promise<boolean>
}

interface Deps {
  codes: ChallengeCodes
  challenges: ChallengeStore
  twoFactor: LoginTwoFactor
  attempts: Attempts
  loginEvents: Pick<LoginEventRepository, 'hasUsed'>
  clock: Clock
}
type Way = LoginChallenge['method']

const NEW_ADDRESS_FLAG = 'LOGINIPVERF3'
/** The number has just been verified: another code to it would prove nothing. */
const PROVES_A_PHONE: readonly LoginMethod[] = ['sms', 'firebase']
const NO_CAPTCHA: LoginRefusal = { captcha: false }

const CODE_OF: Record<Way, ErrorCode> = {
  totp: 'login.second.factor.required',
  sms: 'token_ip_different',
  mail: 'token_ip_different',
}

export function createSecondProof({ codes, challenges, twoFactor, attempts, loginEvents, clock }: Deps) {
  const wasAway = ({ lastLoginAt, createdAt }: Member, months: number, zone: string): boolean =>
    (lastLoginAt ?? createdAt) < addTime(clock.now(), { months: -months }, zone)

  async function isStrange(member: Member, { merchant, ip }: LoginFacts): Promise<boolean> {
    const { verifiesNewAddress, inactiveMonths } = merchant.settings.security
    if (wasAway(member, inactiveMonths, merchant.timezone)) return true
    if (!verifiesNewAddress && !merchant.flags[NEW_ADDRESS_FLAG]) return false
    const { ip: registeredFrom } = member.registerSource as { ip?: string }
    return registeredFrom !== ip && !(await loginEvents.hasUsed(member.id, ip))
  }

  /** The required way; undefined = none is required, or the member has none. */
  async function dueWay(member: Member, method: LoginMethod, facts: LoginFacts): Promise<Way | undefined> {
    if (isTrialType(member.type)) return undefined
    if (await twoFactor.isBound(member.id)) return 'totp'
    if (PROVES_A_PHONE.includes(method) || !codes.wayOf(member)) return undefined
    return (await isStrange(member, facts)) ? codes.wayOf(member)?.method : undefined
  }

  /** Throws `validate_verification_code_error` or `max.attempt.limit`. */
  async function check(way: Way, member: Member, facts: LoginFacts, code: string): Promise<void> {
    const isRight =
      way === 'totp'
        ? await twoFactor.check(member, facts, code)
        : await attempts.guard(member.id, 'login', facts.merchant, () => codes.isRight(member, facts.merchant, code))
    if (!isRight) throw new AppError('validate_verification_code_error', NO_CAPTCHA)
  }

  return {
    /** Throws `login.second.factor.required` or `token_ip_different` with the challenge, if a second step is needed. */
    async require(member: Member, method: LoginMethod, facts: LoginFacts): Promise<void> {
      const way = await dueWay(member, method, facts)
      if (!way) return
      const { merchant } = facts
      const sent = way === 'totp' ? undefined : await codes.ensureSent(member, facts)
      const token = await challenges.open({ memberId: member.id, merchantId: merchant.id, method, way }, merchant)
      const target = way === 'totp' ? '' : (codes.wayOf(member)?.shown ?? '')
      const challenge: LoginChallenge = { token, method: way, target, expirationTime: sent?.expirationTime ?? null }
      throw new AppError(CODE_OF[way], { captcha: false, challenge } satisfies LoginRefusal)
    },

    /** The same in one step, for clients that send the code with name and password. */
    async proveAtOnce(member: Member, method: LoginMethod, facts: LoginFacts, code: string): Promise<void> {
      const way = await dueWay(member, method, facts)
      if (way) await check(way, member, facts, code)
    },

    check,
  }
}
export type SecondProof = ReturnType<typeof createSecondProof>
