/** What a player types as a limit: an amount of money, or hours and minutes of play. */
import type { LimitKind } from '#contract/responsible-play.ts'
import { MONEY_SCALE, moneyFromWire } from '#contract/wire.ts'

const MINUTES_AN_HOUR = 60n

/** `1,234.50` → `1234.50` for the wire; hours `1.5` → `90`. Undefined where it is no amount above nothing. */
export function limitToWire(kind: LimitKind, typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s,]/g, '')
  const amount = moneyFromWire(plain)
  if (amount === undefined || amount <= 0n) return undefined
  if (kind !== 'TIME') return plain
  const minutes = (amount * MINUTES_AN_HOUR) / MONEY_SCALE
  return minutes > 0n ? String(minutes) : undefined
}

/** As it stands in the field: hours for time. */
export function limitToTyped(kind: LimitKind, wire: bigint): string {
  const units = Number(wire) / Number(MONEY_SCALE)
  return String(kind === 'TIME' ? units / Number(MINUTES_AN_HOUR) : units)
}

/** Minutes of a time limit, as the wire's amount has them. */
export const minutesOf = (wire: bigint): number => Number(wire / MONEY_SCALE)
