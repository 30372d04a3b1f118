/** Sums of the typed prizes of a leaderboard. */
import { poolOf } from '#contract/rewards/leaderboard/leaderboard-sums.ts'
import { DAYS_A_WEEK, type RewardPeriod } from '#contract/rewards/reward/reward-template.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { knownOf } from './known-values.ts'

/** The total of a period; undefined while an amount is invalid. */
export function poolTyped(amounts: readonly string[]): bigint | undefined {
  const known = knownOf(amounts.map((typed) => readAmount(typed).value))
  return known && poolOf(known)
}

/** Whether a place gives more than the better one before it. */
export function isOutOfOrder(amounts: readonly string[], place: number): boolean {
  const [before, own] = [amounts[place - 1], amounts[place]].map((typed) =>
    typed === undefined ? undefined : readAmount(typed).value,
  )
  return before !== undefined && own !== undefined && own > before
}

export interface BoardSums {
  pool: bigint
  perWeek: bigint
  /** How many periods the budget covers; undefined while it is not typed. */
  periods: bigint | undefined
}
/** Undefined while an amount is invalid. */
export function boardSums(amounts: readonly string[], period: RewardPeriod, typedBudget: string): BoardSums | undefined {
  const [pool, budget] = [poolTyped(amounts), readAmount(typedBudget).value]
  if (pool === undefined || pool <= 0n) return undefined
  return { pool, perWeek: period === 'DAY' ? pool * BigInt(DAYS_A_WEEK) : pool, periods: budget && budget / pool }
}
