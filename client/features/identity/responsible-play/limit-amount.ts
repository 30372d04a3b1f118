/** What a player types as a limit: an amount of money, or hours and minutes of play. */
import { LIMIT_MAX_AMOUNT, LIMIT_MAX_MINUTES, type LimitKind, type LimitPeriod } from '#contract/identity/responsible-play.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { readAmount, readFigure, type TypedNumber, typedText } from '#client/lib/typed-amount.ts'

const MINUTES_AN_HOUR = 60n
const HOUR_DECIMALS = 4

export const readLimit = (kind: LimitKind, typed: string): TypedNumber =>
  kind === 'TIME' ? readFigure(typed, { decimals: HOUR_DECIMALS, unit: 'plain' }) : readAmount(typed)

/** `1,234.50` → `1234.5` for the wire; hours `1.5` → `90`. Undefined unless it is a positive amount. */
export function limitToWire(kind: LimitKind, typed: string): string | undefined {
  const amount = readLimit(kind, typed).value
  if (amount === undefined || amount <= 0n) return undefined
  if (kind !== 'TIME') return typedText(amount)
  const minutes = (amount * MINUTES_AN_HOUR) / MONEY_SCALE
  return minutes > 0n ? String(minutes) : undefined
}

/** The maximum of a limit, as typed: hours for time. */
export const limitMaximum = (kind: LimitKind, period: LimitPeriod): number =>
  kind === 'TIME' ? LIMIT_MAX_MINUTES[period] / Number(MINUTES_AN_HOUR) : LIMIT_MAX_AMOUNT

/** `amount_wrong` or `amount_high`, the keys of the problem's text; undefined if there is none. */
export function limitProblem(kind: LimitKind, period: LimitPeriod, typed: string): 'amount_wrong' | 'amount_high' | undefined {
  const wire = limitToWire(kind, typed)
  if (wire === undefined) return 'amount_wrong'
  const maximum = kind === 'TIME' ? LIMIT_MAX_MINUTES[period] : LIMIT_MAX_AMOUNT
  return Number(wire) > maximum ? 'amount_high' : undefined
}

/** As shown in the field: hours for time, rounded up so that they are read back as the same minutes. */
export const limitToTyped = (kind: LimitKind, wire: bigint): string =>
  typedText(kind === 'TIME' ? (wire + MINUTES_AN_HOUR - 1n) / MINUTES_AN_HOUR : wire)

/** Minutes of a time limit, from the wire's amount. */
export const minutesOf = (wire: bigint): number => Number(wire / MONEY_SCALE)
