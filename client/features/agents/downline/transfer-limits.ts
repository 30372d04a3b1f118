/** How much may be sent at once: within the merchant's limits, today's remainder, and the balance. Pure. */
import type { TransferTerms } from '#contract/agents/downline/downline-transfer.ts'

type Limits = Pick<TransferTerms, 'minimum' | 'maximum' | 'leftToday'>
export type AmountProblem = 'low' | 'high' | 'day' | 'balance'

const CENT = 100n
const HALF = 2n

/** The maximum; null if nothing may be sent at all. */
export function mostOf({ minimum, maximum, leftToday }: Limits, balance: bigint): bigint | null {
  const most = [maximum, leftToday].reduce<bigint>((least, limit) => (limit !== null && limit < least ? limit : least), balance)
  const whole = most - (most % CENT)
  return whole >= minimum && whole > 0n ? whole : null
}

/** Undefined if it may be sent, and while the field is empty. `total`: of all recipients together. */
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

/** The minimum, half of the maximum, and the maximum. */
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
