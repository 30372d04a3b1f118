import type { LoginBody, LoginRefusal, LoginValue } from '#contract/session.ts'
import { CAPTCHA_COOKIE } from '#contract/captcha.ts'
import { memberType, TRIAL_TYPE } from '#contract/wire.ts'
import type { CaptchaService } from '#server/features/captcha/captcha.service.ts'
import type { Member, MemberService } from '#server/features/member/member.service.ts'
import type { Passwords } from '#server/features/member/passwords.ts'
import { parseMobileNumber, type MobileNumber } from '#server/features/verification/mobile-number.ts'
import type { VerificationService } from '#server/features/verification/verification.service.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { Geo } from '#server/integrations/geo/geo.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { LoginEventRepository } from './login-event.repository.ts'
import { refusalAfter, type LoginGuard } from './login-guard.ts'
import { loginName } from './login-name.ts'
import { checkMayLogIn } from './member-status.check.ts'
import type { SessionStore } from './session-store.ts'

interface Deps {
  store: SessionStore
  guard: LoginGuard
  loginEvents: LoginEventRepository
  members: MemberService
  passwords: Passwords
  captcha: CaptchaService
  verification: VerificationService
  geo: Geo
  rsaModulus: string
  clock: Clock
}

/** Where a login comes from. */
export type LoginFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device' | 'language' | 'cookies'>

/** Who wants to log in: the name failures are counted by, and the member, if it is one's. */
interface Claim {
  name: string
  member: Member | null
  /** Set where an SMS code stands for the password. */
  number?: MobileNumber
}

const SMS_LOGIN_FLAG = 'MOBILEVERCODELOGIN3'
const NO_CAPTCHA: LoginRefusal = { captcha: false }

const checkFreePlay = ({ settings }: LoginFacts['merchant']) => {
  if (!settings.freePlay.isEnabled) throw new AppError('function.not.available')
}

export function createSessionService(deps: Deps) {
  const { store, guard, loginEvents, members, passwords, captcha, verification, geo, clock } = deps

  async function findClaim(body: LoginBody, { merchant }: LoginFacts): Promise<Claim> {
    const name = loginName(body.username, merchant)
    if (body.type === 'username') return { name, member: await members.findByUsername(merchant.id, name) }
    if (body.type === 'firebase' || !merchant.flags[SMS_LOGIN_FLAG]) throw new AppError('function.not.available', NO_CAPTCHA)
    const number = parseMobileNumber(body.username, body.countryDialingCode, merchant.settings.registration.defaultCountry)
    if (!number) return { name, member: null, number: { diallingCode: '', mobileNumber: name } }
    return {
      name: `+${number.diallingCode}${number.mobileNumber}`,
      member: await members.findByMobile(merchant.id, number),
      number,
    }
  }

  /** The code that refuses the proof, or undefined where it holds. An unknown name costs the same work (ACC-01). */
  async function proofFailure({ member, number }: Claim, secret: string, { merchant }: LoginFacts) {
    const mayEnterHere = !merchant.isTrialSide || member?.type === TRIAL_TYPE
    if (!number) return (await passwords.matches(secret, member?.passwordHash)) && mayEnterHere ? undefined : 'login.cred.err'
    if (!member || !mayEnterHere) return 'validate_verification_code_error'
    try {
      await verification.verify(merchant, 'visitor', number, secret)
      return undefined
    } catch (error) {
      if (error instanceof AppError) return error.code
      throw error
    }
  }

  /** Throws the refusal, with a `LoginRefusal` beside it: clients read `value.captcha` unasked (wire §4.1). */
  async function prove(claim: Claim, body: LoginBody, facts: LoginFacts): Promise<Member> {
    const { merchant, ip } = facts
    const { captchaAfterFailures } = merchant.settings.session
    if (merchant.settings.blockedCountries.includes(geo.countryOf(ip) ?? ''))
      throw new AppError('us_forbidden_login_error', NO_CAPTCHA)
    const failures = await guard.failures(merchant, claim.name)
    const isCaptchaDue = failures >= captchaAfterFailures
    if (isCaptchaDue && !(await captcha.verify(facts.cookies[CAPTCHA_COOKIE], body.captcha))) {
      throw new AppError('login.captcha.err', refusalAfter(merchant, failures))
    }
    const tries = await guard.countTry(merchant, claim.name)
    // Many tries at once, none of which had to show a captcha.
    if (!isCaptchaDue && tries > captchaAfterFailures) throw new AppError('login.captcha.err', refusalAfter(merchant, tries))
    const failure = await proofFailure(claim, body.password, facts)
    if (failure || !claim.member) throw new AppError(failure ?? 'login.cred.err', await guard.refuse(merchant, claim.name, tries))
    await guard.clear(merchant, claim.name)
    checkMayLogIn(claim.member, clock.now())
    return claim.member
  }

  const toEvent = (memberId: number | null, username: string, outcome: string, { merchant, ip, device }: LoginFacts) => ({
    merchantId: merchant.id,
    memberId,
    username,
    outcome,
    ip,
    device,
    at: clock.now(),
  })

  /** A session for a member who has proved to be one. */
  async function start(member: Member, facts: LoginFacts): Promise<LoginValue> {
    const { merchant, ip, device } = facts
    const type = memberType.parse(member.type)
    const { isSingle } = merchant.settings.session
    const { token } = await store.open(
      { id: member.id, merchantId: merchant.id, type, username: member.username },
      { ip, device, isSingle },
    )
    await Promise.all([
      members.recordLogin(member.id, clock.now()),
      loginEvents.add(toEvent(member.id, member.username, 'OK', facts)),
    ])
    return {
      token,
      id: member.id,
      userName: member.username,
      type,
      customerType: type,
      firstTimeLogin: member.firstLoginAt === null || member.mustChangePassword,
      lastLoginTime: member.lastLoginAt?.getTime() ?? null,
      mustChangePassword: member.mustChangePassword,
    }
  }

  return {
    rsaModulus: (): string => deps.rsaModulus,

    async logIn(body: LoginBody, facts: LoginFacts): Promise<LoginValue> {
      const claim = await findClaim(body, facts)
      try {
        return await start(await prove(claim, body, facts), facts)
      } catch (error) {
        if (error instanceof AppError) await loginEvents.add(toEvent(claim.member?.id ?? null, claim.name, error.code, facts))
        throw error
      }
    },

    start,

    /** A trial member of one's own, logged in. */
    async freePlay(facts: LoginFacts): Promise<LoginValue> {
      const { merchant, ip, device, language } = facts
      checkFreePlay(merchant)
      const guest = await members.create(merchant, {
        username: await members.freeGuestName(merchant),
        passwordHash: await passwords.hash(newSecret()),
        type: TRIAL_TYPE,
        language,
        contacts: {},
        registerSource: { method: 'FREEPLAY', ip, device },
        createdAt: clock.now(),
      })
      return start(guest, facts)
    },

    trialUsername({ merchant }: LoginFacts): Promise<string> {
      checkFreePlay(merchant)
      return members.freeGuestName(merchant)
    },

    async logOut(caller: { memberId: number; sessionId: string }): Promise<null> {
      await store.end(caller)
      return null
    },
  }
}
export type SessionService = ReturnType<typeof createSessionService>
