/** Rules for a transfer between an agent and its downline. Pure; each check throws the code it names. */
import { moneyToWire } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { AgentSettings } from '#server/platform/merchant/agent-settings.ts'

type Terms = AgentSettings['transfer']
const NONE = 0n

/** Null = no limit. */
export const limitOf = (amount: bigint): bigint | null => (amount === NONE ? null : amount)

export const leftOf = ({ perDay }: Pick<Terms, 'perDay'>, doneToday: bigint): bigint | null => {
  if (perDay === NONE) return null
  return doneToday < perDay ? perDay - doneToday : 0n
}

/** Throws `transfer.amount.limit` with the limits. */
export function checkAmount(amount: bigint, { minimum, maximum }: Terms): void {
  if (amount >= minimum && amount > 0n && (maximum === NONE || amount <= maximum)) return
  const data = { minimum: moneyToWire(minimum), maximum: maximum === NONE ? null : moneyToWire(maximum) }
  throw new AppError('transfer.amount.limit', { data })
}

/** Throws `transfer.day.limit` with what is left for the day. */
export function checkDay(amount: bigint, terms: Terms, doneToday: bigint): void {
  const left = leftOf(terms, doneToday)
  if (left !== null && amount > left) throw new AppError('transfer.day.limit', { data: { leftToday: moneyToWire(left) } })
}
