/** A member's own limits, and the amounts used (RG-01 to RG-11). */
import type * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import {
  type DepositLimitRefusal,
  LIMIT_KINDS,
  LIMIT_MAX_AMOUNT,
  LIMIT_MAX_MINUTES,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type PlayLimit,
  type PlaySession,
  REALITY_CHECK_MINUTES,
  type RealityCheck,
  type ResponsiblePlayState,
} from '#contract/identity/responsible-play.ts'
import type { Body, Value } from '#contract/endpoint.ts'
import { MONEY_SCALE, moneyToWire } from '#contract/wire.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { actorOf, type SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import {
  confirmableAt,
  houseLimit,
  isLooser,
  type LimitAmount,
  lossOf,
  remainingOf,
  type StoredLimit,
  stricter,
  toStored,
  toWire,
} from './play-limits.ts'
import type { RealityChecks } from './reality-check.ts'
import type { PlaySums } from './play-sums.sql.ts'
import type { ResponsiblePlayRepository } from './responsible-play.repository.ts'

interface Deps {
  plays: ResponsiblePlayRepository
  realityChecks: RealityChecks
  testAccounts: { fundsLeft(memberId: number): Promise<bigint | null> }
  securityLog: SecurityLog
  inTransaction: InTransaction
  clock: Clock
}
/** The caller and the request's address. */
export interface Asked {
  caller: MemberCaller
  merchant: Merchant
  ip: string
  device: string
}
type LimitInput = Body<typeof responsiblePlayEndpoints.confirmLimit>

const NOTHING_WAITS = { hasPending: false, pendingAmount: null, pendingSince: null } as const

const wrong = (path: string, message: string) => new AppError('request.param.err', { fields: [{ path, message }] })

function readAmount(kind: LimitKind, period: LimitPeriod, wire: bigint | null | undefined): LimitAmount {
  if (wire === null || wire === undefined) return null
  const amount = toStored(kind, wire)
  if (amount <= 0n || toWire(kind, amount) !== wire) throw wrong('amount', 'must be a positive amount')
  const maximum = kind === 'TIME' ? BigInt(LIMIT_MAX_MINUTES[period]) : BigInt(LIMIT_MAX_AMOUNT) * MONEY_SCALE
  if (amount > maximum) throw wrong('amount', 'too high')
  return amount
}

const usedOf = (kind: LimitKind, { staked, won, deposited, minutes }: PlaySums): bigint => {
  if (kind === 'DEPOSIT') return deposited
  return kind === 'TIME' ? minutes : lossOf(staked, won)
}

export function createResponsiblePlayService({ plays, realityChecks, testAccounts, securityLog, inTransaction, clock }: Deps) {
  async function limitsOf(memberId: number, { settings }: Merchant): Promise<PlayLimit[]> {
    const [stored, sums] = await Promise.all([plays.limits(memberId), plays.sumsByPeriod(memberId, clock.now())])
    return LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => {
        const own = stored.find((limit) => limit.kind === kind && limit.period === period)
        return toPlayLimit(kind, period, own, houseLimit(settings, kind, period), usedOf(kind, sums.get(period)!))
      }),
    )
  }

  async function sessionOf({ memberId }: MemberCaller, startedAt: Date): Promise<PlaySession> {
    const { staked, won } = await plays.sumsSince(memberId, startedAt)
    return {
      startedAt: startedAt.getTime(),
      elapsedMs: Math.max(0, clock.now().getTime() - startedAt.getTime()),
      staked,
      won,
      net: won - staked,
    }
  }

  async function state({ caller, merchant }: Pick<Asked, 'caller' | 'merchant'>): Promise<ResponsiblePlayState> {
    const [person, limits, check] = await Promise.all([
      plays.person(caller.memberId),
      limitsOf(caller.memberId, merchant),
      realityChecks.read(caller),
    ])
    if (!person) throw new AppError('user.or.token.invalid')
    const isResting = person.excludedUntil !== null && person.excludedUntil > clock.now()
    return {
      limits,
      exclusion: isResting
        ? { kind: person.status === 'EXCLUDED' ? 'EXCLUSION' : 'BREAK', until: person.excludedUntil!.getTime() }
        : null,
      realityCheckMinutes: person.realityCheckMinutes,
      session: await sessionOf(caller, check.startedAt),
    }
  }

  async function realityCheck(caller: MemberCaller): Promise<RealityCheck> {
    const { startedAt, intervalMinutes, dueAt } = await realityChecks.read(caller)
    return {
      intervalMinutes,
      isDue: dueAt <= clock.now(),
      dueAt: dueAt.getTime(),
      session: await sessionOf(caller, startedAt),
    }
  }

  return {
    state,
    limitsOf,
    realityCheck,

    /** A lower one applies at once, a higher one after a day and a confirmation (RG-03). Throws `request.param.err`. */
    async setLimit(asked: Asked, { kind, period, amount: wire }: Body<typeof responsiblePlayEndpoints.setLimit>) {
      const amount = readAmount(kind, period, wire)
      const { memberId } = asked.caller
      const key = { memberId, kind, period }
      const now = clock.now()
      const detail = { kind, period, amount: amount === null ? null : String(toWire(kind, amount)) }
      await inTransaction(async (tx) => {
        const current = await plays.lockLimit(tx, key)
        const waits = current !== undefined && isLooser(amount, current.amount)
        const change = waits
          ? { amount: current.amount, setAt: current.setAt, hasPending: true, pendingAmount: amount, pendingSince: now }
          : { amount, setAt: now, ...NOTHING_WAITS }
        await plays.saveLimit(tx, key, change)
        await securityLog.record(actorOf(asked), waits ? 'LIMIT_RAISE_ASKED' : 'LIMIT_SET', detail, tx)
      })
      return state(asked)
    },

    /** Throws `no.data` if no change is pending, `limit.change.waiting` before its day is over. */
    async confirmLimit(asked: Asked, { kind, period }: LimitInput) {
      const key = { memberId: asked.caller.memberId, kind, period }
      const now = clock.now()
      await inTransaction(async (tx) => {
        const current = await plays.lockLimit(tx, key)
        if (!current?.hasPending || !current.pendingSince) throw new AppError('no.data')
        const from = confirmableAt(current.pendingSince)
        if (from > now) throw new AppError('limit.change.waiting', { confirmableAt: from.getTime() })
        const amount = current.pendingAmount
        await plays.saveLimit(tx, key, { amount, setAt: now, ...NOTHING_WAITS })
        const detail = { kind, period, amount: amount === null ? null : String(toWire(kind, amount)) }
        await securityLog.record(actorOf(asked), 'LIMIT_RAISED', detail, tx)
      })
      return state(asked)
    },

    /** Throws `no.data` if no change is pending. */
    async withdrawLimit(asked: Asked, { kind, period }: LimitInput) {
      const key = { memberId: asked.caller.memberId, kind, period }
      await inTransaction(async (tx) => {
        const current = await plays.lockLimit(tx, key)
        if (!current?.hasPending) throw new AppError('no.data')
        await plays.saveLimit(tx, key, { amount: current.amount, setAt: current.setAt, ...NOTHING_WAITS })
      })
      return state(asked)
    },

    /** Throws `request.param.err` for an interval that is not offered. */
    async setRealityCheck(asked: Asked, minutes: number): Promise<Value<typeof responsiblePlayEndpoints.setRealityCheck>> {
      if (!REALITY_CHECK_MINUTES.some((offered) => offered === minutes)) throw wrong('minutes', 'not offered')
      await plays.setRealityCheck(asked.caller.memberId, minutes)
      realityChecks.forget(asked.caller)
      return state(asked)
    },

    async acknowledge(caller: MemberCaller): Promise<RealityCheck> {
      await realityChecks.confirm(caller)
      realityChecks.forget(caller)
      return realityCheck(caller)
    },

    /**
     * Checks a deposit, together with what is `ordered` and unpaid, against the limits (RG-01, RG-02, RG-08) and a test account's
     * maximum (ACC-11). Throws `play.excluded`, `permission.denied` or `play.limit.deposit`.
     */
    async checkDeposit(memberId: number, merchant: Merchant, amount: bigint, ordered = 0n): Promise<void> {
      const person = await plays.person(memberId)
      const refusal = person && playRefusal(person, clock.now())
      if (refusal) throw new AppError(refusal)
      const [limits, testFunds] = await Promise.all([limitsOf(memberId, merchant), testAccounts.fundsLeft(memberId)])
      const left = limits.filter(({ kind }) => kind === 'DEPOSIT').map(({ remaining }) => remaining)
      const room = remainingOf(left.reduce<LimitAmount>(stricter, testFunds), ordered)
      if (room !== null && amount > room)
        throw new AppError('play.limit.deposit', { data: { remaining: moneyToWire(room) } satisfies DepositLimitRefusal })
    },
  }
}
export type ResponsiblePlayService = ReturnType<typeof createResponsiblePlayService>

function toPlayLimit(
  kind: LimitKind,
  period: LimitPeriod,
  own: StoredLimit | undefined,
  house: LimitAmount,
  used: bigint,
): PlayLimit {
  const wire = (amount: LimitAmount) => (amount === null ? null : toWire(kind, amount))
  return {
    kind,
    period,
    amount: wire(own?.amount ?? null),
    operatorAmount: wire(house),
    used: toWire(kind, used),
    remaining: wire(remainingOf(stricter(own?.amount ?? null, house), used)),
    pending:
      own?.hasPending && own.pendingSince
        ? { amount: wire(own.pendingAmount), confirmableAt: confirmableAt(own.pendingSince).getTime() }
        : null,
  }
}
