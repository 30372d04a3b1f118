import { highestTarget } from '#contract/play/crash/crash-curve.ts'
import type { CrashTable } from './crash-calls.ts'

/** What a stake comes to at a multiplier in hundredths, rounded down to 1/10 000 of the unit. */
export const payoutAt = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / 100n

/** Where a stake is cashed out in any case: there it has won as much as a bet can (CRS-05). */
export function highestOf(stake: bigint, { maxProfit, maxPayout }: Pick<CrashTable, 'maxProfit' | 'maxPayout'>): number {
  const most = maxPayout - stake < maxProfit ? maxPayout - stake : maxProfit
  return highestTarget(stake, most)
}
