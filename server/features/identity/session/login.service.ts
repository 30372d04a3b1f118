/** Login: the first step, the second if one is needed, and unlocking. */
import type { Body } from '#contract/endpoint.ts'
import { CAPTCHA_COOKIE } from '#contract/site/captcha.ts'
import type * as sessionEndpoints from '#contract/identity/session.ts'
import type { LoginBody, LoginRefusal, LoginValue } from '#contract/identity/session.ts'
import type { CaptchaService } from '#server/features/site/captcha/captcha.service.ts'
import type { Member, MemberService } from '#server/features/identity/member/member.service.ts'
import type { Browser, KnownDevices } from '#server/features/identity/security/known-devices.ts'
import type { SecurityLog } from '#server/features/identity/security/security-log.ts'
import { parseMobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Admission } from './admission.ts'
import type { ChallengeCodes } from './challenge-codes.ts'
import type { ChallengeStore, PendingLogin } from './challenge-store.ts'
import { nameOf, type LoginClaim, type LoginClaims } from './login-claim.ts'
import { refusalAfter, type LoginGuard } from './login-guard.ts'
import { loginName } from './login-name.ts'
import type { LoginMethod } from './login-event.repository.ts'
import type { SecondProof } from './second-proof.ts'
import type { LoginFacts as Facts, SessionService } from './session.service.ts'

interface Deps {
  sessions: Pick<SessionService, 'start' | 'record'>
  claims: LoginClaims
  guard: LoginGuard
  devices: KnownDevices
  admission: Admission
  secondProof: SecondProof
  challenges: ChallengeStore
  codes: Pick<ChallengeCodes, 'send'>
  members: Pick<MemberService, 'findById' | 'findByUsername'>
  captcha: CaptchaService
  verification: Pick<VerificationService, 'verify'>
  securityLog: SecurityLog
}
type LoginFacts = Facts & Browser
type VerificationBody = Body<typeof sessionEndpoints.loginVerification>
type UnlockBody = Body<typeof sessionEndpoints.unlock>
type Tried = Pick<LoginClaim, 'method' | 'name' | 'member'>

const NO_CAPTCHA: LoginRefusal = { captcha: false }
const expired = () => new AppError('user.or.token.invalid', NO_CAPTCHA)

export function createLoginService(deps: Deps) {
  const {
    sessions,
    claims,
    guard,
    devices,
    admission,
    secondProof,
    challenges,
    codes,
    members,
    captcha,
    verification,
    securityLog,
  } = deps

  /**
   * The key for counting failures: the name, or a browser the account has logged in from. Strangers can then lock out only
   * strangers, and the name's lock limits how much all of them can guess.
   */
  function countedAs({ name, member }: Pick<LoginClaim, 'name' | 'member'>, { merchant, cookies }: LoginFacts): string {
    if (!member || merchant.settings.session.locksEveryBrowser) return name
    const device = devices.find(member, cookies)
    return device ? `${name}#${device}` : name
  }

  async function start(member: Member, facts: LoginFacts, method: LoginMethod): Promise<LoginValue> {
    devices.remember(member, facts)
    return sessions.start(member, facts, method)
  }

  /** Throws the refusal with a `LoginRefusal`, because clients read `value.captcha` unchecked (WIR-15). */
  async function prove(claim: LoginClaim, body: LoginBody, facts: LoginFacts): Promise<Member> {
    const { merchant } = facts
    const { captchaAfterFailures } = merchant.settings.session
    admission.checkSite(facts)
    const counted = countedAs(claim, facts)
    const failures = await guard.failures(merchant, counted)
    const isCaptchaDue = failures >= captchaAfterFailures
    if (isCaptchaDue && !(await captcha.verify(facts.cookies[CAPTCHA_COOKIE], body.captcha))) {
      throw new AppError('login.captcha.err', refusalAfter(merchant, failures))
    }
    const tries = await guard.countTry(merchant, counted)
    // Many concurrent attempts have started before a captcha was due.
    if (!isCaptchaDue && tries > captchaAfterFailures) throw new AppError('login.captcha.err', refusalAfter(merchant, tries))
    const failure = await claims.failureOf(claim, body, facts)
    if (failure || !claim.member) throw new AppError(failure ?? 'login.cred.err', await guard.refuse(merchant, counted, tries))
    await guard.clear(merchant, counted)
    await admission.checkMember(claim.member, merchant)
    return claim.member
  }

  /** Records every refused attempt (ACC-08). */
  async function tried<T>({ method, name, member }: Tried, facts: LoginFacts, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (error instanceof AppError) {
        const who = { memberId: member?.id ?? null, username: member?.username ?? name }
        await sessions.record({ ...who, outcome: error.code, method }, facts)
      }
      throw error
    }
  }

  async function pendingOf(token: string, { merchant }: Pick<LoginFacts, 'merchant'>) {
    const login = await challenges.find(token)
    const member = login?.merchantId === merchant.id ? await members.findById(login.memberId) : null
    if (!login || !member) throw expired()
    return { login, member }
  }

  async function finish(login: PendingLogin, member: Member, token: string, code: string, facts: LoginFacts) {
    admission.checkSite(facts)
    await admission.checkMember(member, facts.merchant)
    await secondProof.check(login.way, member, facts, code)
    // Of two concurrent right answers, one opens a session.
    if (!(await challenges.close(token))) throw expired()
    return start(member, facts, login.method)
  }

  async function verifyByToken(token: string, code: string, facts: LoginFacts): Promise<LoginValue> {
    const { login, member } = await pendingOf(token, facts)
    const recorded = { method: login.method, name: member.username, member } as Tried
    return tried(recorded, facts, () => finish(login, member, token, code, facts))
  }

  /** Older clients send name, password and code together. */
  async function verifyByPassword(body: VerificationBody, facts: LoginFacts): Promise<LoginValue> {
    const { username, password, captcha: answer, verificationCode } = body
    if (!username || !password) {
      const path = username ? 'password' : 'challengeToken'
      throw new AppError('request.param.err', { captcha: false, fields: [{ path, message: 'required' }] })
    }
    const login: LoginBody = { type: 'username', username, password, captcha: answer }
    const claim = await claims.find(login, facts)
    return tried(claim, facts, async () => {
      const member = await prove(claim, login, facts)
      await secondProof.proveAtOnce(member, 'username', facts, verificationCode)
      return start(member, facts, 'username')
    })
  }

  return {
    /** Throws what `login` declares, each with a `LoginRefusal`. */
    async logIn(body: LoginBody, facts: LoginFacts): Promise<LoginValue> {
      const claim = await claims.find(body, facts)
      const method: LoginMethod = claim.method
      return tried(claim, facts, async () => {
        const member = await prove(claim, body, facts)
        await secondProof.require(member, method, facts)
        return start(member, facts, method)
      })
    },

    /** The second step. Throws `user.or.token.invalid` if the first was too long ago: the member must log in again. */
    verify: (body: VerificationBody, facts: LoginFacts): Promise<LoginValue> =>
      body.challengeToken ? verifyByToken(body.challengeToken, body.verificationCode, facts) : verifyByPassword(body, facts),

    /** Throws `user.or.token.invalid`, `verification.code.wait`; `function.not.available` if an app makes the codes. */
    async resendChallenge(token: string, facts: LoginFacts): Promise<{ expirationTime: number }> {
      const { login, member } = await pendingOf(token, facts)
      if (login.way === 'totp') throw new AppError('function.not.available')
      return codes.send(member, facts)
    },

    /**
     * Removes the lock after too many attempts (ACC-02). A number that is not the account's own verified one is refused like a
     * wrong code, because ownership must not be revealed.
     */
    async unlock({ username, mobileNum, countryDialingCode, verificationCode }: UnlockBody, facts: LoginFacts): Promise<null> {
      const { merchant, ip, device } = facts
      const number = parseMobileNumber(mobileNum, countryDialingCode, merchant.settings.registration.defaultCountry)
      if (!number) throw new AppError('validate_verification_code_error')
      await verification.verify(merchant, 'visitor', number, verificationCode)
      const member = await members.findByUsername(merchant.id, loginName(username, merchant))
      const isOwn =
        member?.mobileVerifiedAt && member.mobileNumber === number.mobileNumber && member.diallingCode === number.diallingCode
      if (!isOwn) throw new AppError('validate_verification_code_error')
      const names = [member.username, nameOf(number)]
      const locked = new Set([...names, ...names.map((name) => countedAs({ name, member }, facts))])
      await Promise.all([...locked].map((name) => guard.clear(merchant, name)))
      await securityLog.record({ merchantId: merchant.id, memberId: member.id, ip, device }, 'ACCOUNT_UNLOCKED')
      return null
    },
  }
}
export type LoginService = ReturnType<typeof createLoginService>
