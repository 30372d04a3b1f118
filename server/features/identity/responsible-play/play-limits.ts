/** Play limits as pure arithmetic (RG-02 to RG-05): which one applies, what is left, when a change takes effect. */
import { LIMIT_WAIT_HOURS, type LimitKind, type LimitPeriod } from '#contract/identity/responsible-play.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import type { MerchantSettings } from '#server/platform/merchant/merchant-settings.ts'

const HOUR_MS = 3_600_000

/** Money in 1/10 000 of the unit; time in minutes. null = none. */
export type LimitAmount = bigint | null

export interface StoredLimit {
  kind: LimitKind
  period: LimitPeriod
  amount: LimitAmount
  setAt: Date
  hasPending: boolean
  pendingAmount: LimitAmount
  pendingSince: Date | null
}

/** The site's own limit of a kind and period (RG-04). */
export function houseLimit({ limits }: Pick<MerchantSettings, 'limits'>, kind: LimitKind, period: LimitPeriod): LimitAmount {
  if (kind === 'TIME') return limits.timeMinutes[period] === undefined ? null : BigInt(limits.timeMinutes[period])
  return (kind === 'DEPOSIT' ? limits.deposit : limits.loss)[period] ?? null
}

/** The stricter of two limits; any limit is stricter than none. */
export const stricter = (one: LimitAmount, other: LimitAmount): LimitAmount => {
  if (one === null) return other
  return other === null || one < other ? one : other
}

/** At least 0; null = no limit. */
export const remainingOf = (limit: LimitAmount, used: bigint): LimitAmount => {
  if (limit === null) return null
  return used >= limit ? 0n : limit - used
}

/** Winnings are not an allowance: a period's loss is at least 0 (RG-05). */
export const lossOf = (staked: bigint, won: bigint): bigint => (staked > won ? staked - won : 0n)

/** A higher limit, or removing one, has to wait (RG-03). */
export const isLooser = (asked: LimitAmount, current: LimitAmount): boolean =>
  current !== null && (asked === null || asked > current)

export const confirmableAt = (pendingSince: Date): Date => new Date(pendingSince.getTime() + LIMIT_WAIT_HOURS * HOUR_MS)

/** On the wire a time limit is in minutes, in a field that otherwise holds money. */
export const toStored = (kind: LimitKind, wire: bigint): bigint => (kind === 'TIME' ? wire / MONEY_SCALE : wire)
export const toWire = (kind: LimitKind, stored: bigint): bigint => (kind === 'TIME' ? stored * MONEY_SCALE : stored)
