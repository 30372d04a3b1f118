/** What may be sent at once: within the merchant's limits, what the day leaves, and what is there. Pure. */
import type { TransferTerms } from '#contract/downline-transfer.ts'

type Limits = Pick<TransferTerms, 'minimum' | 'maximum' | 'leftToday'>
export type AmountProblem = 'low' | 'high' | 'day' | 'balance'

const CENT = 100n
const HALF = 2n

/** The most: null where nothing may be sent at all. */
export function mostOf({ minimum, maximum, leftToday }: Limits, balance: bigint): bigint | null {
  const most = [maximum, leftToday].reduce<bigint>((least, limit) => (limit !== null && limit < least ? limit : least), balance)
  const whole = most - (most % CENT)
  return whole >= minimum && whole > 0n ? whole : null
}

/** Undefined where it may be sent, and while nothing is typed. `total`: of all receivers together. */
export function problemOf(
  { minimum, maximum, leftToday }: Limits,
  balance: bigint,
  amount: bigint,
  total = amount,
): AmountProblem | undefined {
  if (amount === 0n) return undefined
  if (amount < minimum) return 'low'
  if (maximum !== null && amount > maximum) return 'high'
  if (leftToday !== null && total > leftToday) return 'day'
  return total > balance ? 'balance' : undefined
}

/** The least, half of what may be sent, and all of it. */
export function suggestionsOf(limits: Limits, balance: bigint): { key: 'least' | 'half' | 'most'; amount: bigint }[] {
  const most = mostOf(limits, balance)
  if (most === null) return []
  const half = most / HALF - ((most / HALF) % CENT)
  return [
    { key: 'least', amount: limits.minimum },
    ...(half > limits.minimum ? [{ key: 'half', amount: half } as const] : []),
    ...(most > limits.minimum ? [{ key: 'most', amount: most } as const] : []),
  ]
}
