/** Breaks from playing and self-exclusion (RG-06 to RG-09). */
import { createHmac } from 'node:crypto'
import { addMonths } from 'date-fns'
import type { Body, Value } from '#contract/endpoint.ts'
import { BREAK_HOURS, EXCLUSION_MONTHS, type responsiblePlayEndpoints } from '#contract/responsible-play.ts'
import type { PasswordCheck } from '#server/features/member/password-check.ts'
import { actorOf, type SecurityLog } from '#server/features/security/security-log.ts'
import type { SessionStore } from '#server/features/session/session-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { NewExclusion, ResponsiblePlayRepository } from './responsible-play.repository.ts'
import type { Asked, ResponsiblePlayService } from './responsible-play.service.ts'

const HOUR_MS = 3_600_000

interface Deps {
  plays: ResponsiblePlayRepository
  service: Pick<ResponsiblePlayService, 'state'>
  passwordCheck: PasswordCheck
  sessions: Pick<SessionStore, 'endAll'>
  securityLog: SecurityLog
  clock: Clock
  /** Numbers and addresses of the excluded are kept as keyed hashes: good to compare, not to read. */
  secret: string
}
/** What tells one person from another across the house's sites. */
export interface PersonalMarks {
  diallingCode?: string | null | undefined
  mobileNumber?: string | null | undefined
  email?: string | null | undefined
  /** The account of another site somebody logs in by. */
  identity?: { provider: string; subject: string } | undefined
}

const notOffered = (path: string) => new AppError('request.param.err', { fields: [{ path, message: 'not offered' }] })

export function createExclusionService({ plays, service, passwordCheck, sessions, securityLog, clock, secret }: Deps) {
  const hash = (mark: string) => createHmac('sha256', secret).update(mark).digest('base64url')
  const marksOf = ({ diallingCode, mobileNumber, email }: PersonalMarks) => ({
    mobileHash: diallingCode && mobileNumber ? hash(`mobile:${diallingCode}:${mobileNumber}`) : undefined,
    emailHash: email ? hash(`email:${email.toLowerCase()}`) : undefined,
  })

  return {
    /** A day, a week, a month or six weeks, at once; the member may still look and withdraw (RG-06, RG-08). */
    async takeBreak(asked: Asked, { hours, password }: Body<typeof responsiblePlayEndpoints.takeBreak>) {
      if (!BREAK_HOURS.some((offered) => offered === hours)) throw notOffered('hours')
      const { memberId, merchantId } = asked.caller
      await passwordCheck.login(memberId, asked.merchant, password)
      const startsAt = clock.now()
      const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS)
      const row: NewExclusion = { merchantId, memberId, kind: 'BREAK', startsAt, endsAt }
      await plays.exclude([row], false, (tx) => securityLog.record(actorOf(asked), 'BREAK_TAKEN', { hours }, tx))
      return service.state(asked)
    },

    /** Of every account that is the same person's, on every site of the house; all their sessions end (RG-07, RG-09). */
    async exclude(
      asked: Asked,
      { months, password }: Body<typeof responsiblePlayEndpoints.exclude>,
    ): Promise<Value<typeof responsiblePlayEndpoints.exclude>> {
      if (!EXCLUSION_MONTHS.some((offered) => offered === months)) throw notOffered('months')
      const { memberId } = asked.caller
      await passwordCheck.login(memberId, asked.merchant, password)
      const startsAt = clock.now()
      const endsAt = addMonths(startsAt, months)
      const accounts = await plays.samePerson(memberId)
      const rows = accounts.map(({ id, merchantId, ...person }): NewExclusion => ({
        merchantId,
        memberId: id,
        kind: 'EXCLUSION',
        startsAt,
        endsAt,
        ...marksOf(person),
      }))
      await plays.exclude(rows, true, (tx) =>
        securityLog.record(actorOf(asked), 'SELF_EXCLUDED', { months, accounts: rows.length }, tx),
      )
      for (const { id } of accounts) await sessions.endAll(id)
      return { until: endsAt.getTime() }
    },

    /**
     * Whoever is excluded opens no new account, on no site (RG-09); nor does an account that came without the number or address
     * get it afterwards, and play on. One that is excluded itself (`memberId`) keeps its own in order, to be reached and paid
     * out. Throws `login_blocked_by_self_exclusion`.
     */
    async checkMayJoin({ identity, ...person }: PersonalMarks, memberId?: number): Promise<void> {
      if (await plays.isExcluded({ ...marksOf(person), identity }, clock.now(), memberId))
        throw new AppError('login_blocked_by_self_exclusion')
    },
  }
}
export type ExclusionService = ReturnType<typeof createExclusionService>
