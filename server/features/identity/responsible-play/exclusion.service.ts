/** Breaks from playing and self-exclusion (RG-06 to RG-09). */
import { createHmac } from 'node:crypto'
import type { Body, Value } from '#contract/endpoint.ts'
import type * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import { BREAK_HOURS, EXCLUSION_MONTHS } from '#contract/identity/responsible-play.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { PersonalMarks } from '../member/join-check.ts'
import { actorOf, type SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import { addTime } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { NewExclusion, ResponsiblePlayRepository } from './responsible-play.repository.ts'
import type { Asked, ResponsiblePlayService } from './responsible-play.service.ts'

const HOUR_MS = 3_600_000

interface Deps {
  plays: ResponsiblePlayRepository
  service: Pick<ResponsiblePlayService, 'state'>
  passwordCheck: PasswordCheck
  sessions: Pick<SessionStore, 'endAll'>
  securityLog: SecurityLog
  inTransaction: InTransaction
  clock: Clock
  /** Numbers and addresses of excluded members are stored as keyed hashes: they can be compared, but not read. */
  secret: string
}
const notOffered = (path: string) => new AppError('request.param.err', { fields: [{ path, message: 'not offered' }] })

export function createExclusionService({
  plays,
  service,
  passwordCheck,
  sessions,
  securityLog,
  inTransaction,
  clock,
  secret,
}: Deps) {
  const hash = (mark: string) => createHmac('sha256', secret).update(mark).digest('base64url')
  const marksOf = ({ diallingCode, mobileNumber, email }: PersonalMarks) => ({
    mobileHash: diallingCode && mobileNumber ? hash(`mobile:${diallingCode}:${mobileNumber}`) : undefined,
    emailHash: email ? hash(`email:${email.toLowerCase()}`) : undefined,
  })

  return {
    /** A day, a week, a month or six weeks, effective now; the member may still look around and withdraw (RG-06, RG-08). */
    async takeBreak(asked: Asked, { hours, password }: Body<typeof responsiblePlayEndpoints.takeBreak>) {
      if (!BREAK_HOURS.some((offered) => offered === hours)) throw notOffered('hours')
      const { memberId, merchantId } = asked.caller
      await passwordCheck.login(memberId, asked.merchant, password)
      const startsAt = clock.now()
      const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS)
      const row: NewExclusion = { merchantId, memberId, kind: 'BREAK', startsAt, endsAt }
      await inTransaction(async (tx) => {
        await plays.exclude(tx, [row], false)
        await securityLog.record(actorOf(asked), 'BREAK_TAKEN', { hours }, tx)
      })
      return service.state(asked)
    },

    /** Applies to every account of the same person, on every site; all their sessions end (RG-07, RG-09). */
    async exclude(
      asked: Asked,
      { months, password }: Body<typeof responsiblePlayEndpoints.exclude>,
    ): Promise<Value<typeof responsiblePlayEndpoints.exclude>> {
      if (!EXCLUSION_MONTHS.some((offered) => offered === months)) throw notOffered('months')
      const { memberId } = asked.caller
      await passwordCheck.login(memberId, asked.merchant, password)
      const startsAt = clock.now()
      const endsAt = addTime(startsAt, { months }, asked.merchant.timezone)
      const accounts = await plays.samePerson(memberId)
      const rows = accounts.map(({ id, merchantId, ...person }): NewExclusion => ({
        merchantId,
        memberId: id,
        kind: 'EXCLUSION',
        startsAt,
        endsAt,
        ...marksOf(person),
      }))
      await inTransaction(async (tx) => {
        await plays.exclude(tx, rows, true)
        await securityLog.record(actorOf(asked), 'SELF_EXCLUDED', { months, accounts: rows.length }, tx)
      })
      for (const { id } of accounts) await sessions.endAll(id)
      return { until: endsAt.getTime() }
    },

    /**
     * An excluded person cannot open a new account on any site (RG-09), nor play on by adding the excluded number or address to
     * another account. An excluded account itself (`memberId`) may update its own, to be reachable and paid out. Throws
     * `login_blocked_by_self_exclusion`.
     */
    async checkMayJoin({ identity, ...person }: PersonalMarks, memberId?: number): Promise<void> {
      if (await plays.isExcluded({ ...marksOf(person), identity }, clock.now(), memberId))
        throw new AppError('login_blocked_by_self_exclusion')
    },
  }
}
export type ExclusionService = ReturnType<typeof createExclusionService>
