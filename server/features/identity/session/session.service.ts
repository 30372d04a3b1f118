/** Sessions of verified members: opened, listed, ended. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as sessionEndpoints from '#contract/identity/session.ts'
import type { LoginValue, OpenSession } from '#contract/identity/session.ts'
import { memberType, TRIAL_TYPE } from '#contract/wire.ts'
import { isOpenedAsApp } from '#server/features/identity/member/app-opening.ts'
import type { Member, MemberService } from '#server/features/identity/member/member.service.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { Geo } from '#server/integrations/geo/geo.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Admission } from './admission.ts'
import { deviceWords } from './device-words.ts'
import type { LoginEventRepository, LoginMethod, LoginTry } from './login-event.repository.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'

interface Deps {
  store: SessionStore
  loginEvents: LoginEventRepository
  members: MemberService
  passwords: Passwords
  securityLog: SecurityLog
  admission: Pick<Admission, 'checkSite'>
  geo: Geo
  rsaModulus: string
  clock: Clock
}

/** Facts about a login's origin. */
export type LoginFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device' | 'userAgent' | 'language' | 'cookies'>
type HistoryValue = Value<typeof sessionEndpoints.loginHistory>

/** Throws `function.not.available`: trial accounts are only for sites that players may join. */
export function checkFreePlay({ settings }: LoginFacts['merchant']): void {
  if (!settings.freePlay.isEnabled || settings.session.admits === 'agents') throw new AppError('function.not.available')
}

export function createSessionService(deps: Deps) {
  const { store, loginEvents, members, passwords, securityLog, admission, geo, rsaModulus, clock } = deps

  const placeOf = (facts: LoginFacts) => ({ ip: facts.ip, country: geo.countryOf(facts.ip), device: deviceWords(facts) })

  /** Records an attempt (ACC-08). */
  const record = (loginTry: Pick<LoginTry, 'memberId' | 'username' | 'outcome' | 'method'>, facts: LoginFacts): Promise<void> =>
    loginEvents.add({ ...loginTry, merchantId: facts.merchant.id, ...placeOf(facts), sessionId: null, at: clock.now() })

  /** Opens a session for a verified member. */
  async function start(member: Member, facts: LoginFacts, method: LoginMethod = 'register'): Promise<LoginValue> {
    const { merchant } = facts
    const { username } = member
    const type = memberType.parse(member.type)
    const place = placeOf(facts)
    const { token, sessionId } = await store.open(
      { id: member.id, merchantId: merchant.id, type, username },
      { ...place, isSingle: merchant.settings.session.isSingle },
    )
    await loginEvents.addLogin({
      memberId: member.id,
      merchantId: merchant.id,
      username,
      method,
      ...place,
      sessionId,
      at: clock.now(),
      isApp: isOpenedAsApp(facts),
    })
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

  const recordEnded = (caller: MemberCaller, { ip, device }: Pick<RequestFacts, 'ip' | 'device'>, ended: number) =>
    securityLog.record({ merchantId: caller.merchantId, memberId: caller.memberId, ip, device }, 'SESSIONS_ENDED', { ended })

  return {
    rsaModulus: (): string => rsaModulus,
    record,
    start,

    /** Creates a trial member and logs it in. */
    async freePlay(facts: LoginFacts): Promise<LoginValue> {
      const { merchant, ip, device, language } = facts
      checkFreePlay(merchant)
      admission.checkSite(facts)
      const guest = await members.create(merchant, {
        username: await members.freeGuestName(merchant),
        passwordHash: await passwords.hash(newSecret()),
        type: TRIAL_TYPE,
        language,
        contacts: {},
        registerSource: { method: 'FREEPLAY', ip, device },
        createdAt: clock.now(),
      })
      return start(guest, facts, 'freeplay')
    },

    trialUsername({ merchant }: LoginFacts): Promise<string> {
      checkFreePlay(merchant)
      return members.freeGuestName(merchant)
    },

    async logOut(caller: { memberId: number; sessionId: string }): Promise<null> {
      await store.end(caller)
      return null
    },

    async openSessions({ memberId, sessionId }: MemberCaller): Promise<OpenSession[]> {
      const sessions = await store.list(memberId)
      return sessions.map((session) => ({ ...session, isCurrent: session.sessionId === sessionId }))
    },

    /** Throws `no.data` if the member has no such session. */
    async endSession(caller: MemberCaller, facts: RequestFacts, sessionId: string): Promise<null> {
      const isEnded = await store.endFromOutside({ memberId: caller.memberId, sessionId })
      if (!isEnded) throw new AppError('no.data')
      await recordEnded(caller, facts, 1)
      return null
    },

    async endOtherSessions(caller: MemberCaller, facts: RequestFacts): Promise<{ ended: number }> {
      const ended = await store.endAllBut(caller.memberId, caller.sessionId)
      if (ended > 0) await recordEnded(caller, facts, ended)
      return { ended }
    },

    async loginHistory(
      { memberId }: MemberCaller,
      { page, size }: Query<typeof sessionEndpoints.loginHistory>,
    ): Promise<HistoryValue> {
      const { total, tries } = await loginEvents.page(memberId, { skip: (page - 1) * size, take: size })
      return {
        list: tries.map(({ at, outcome, method, device, ip, country }) => ({
          at: at.getTime(),
          outcome,
          method,
          device,
          ip,
          country,
        })),
        total,
        totalPages: Math.ceil(total / size),
        page,
      }
    },
  }
}
export type SessionService = ReturnType<typeof createSessionService>
