import { highestTarget } from '#contract/play/crash/crash-curve.ts'
import type { CrashTable } from './crash-calls.ts'

/** The payout of a stake at a multiplier in hundredths, rounded down to 1/10 000 of the unit. */
export const payoutAt = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / 100n

/** The multiplier at which a stake is always cashed out, because it has reached the maximum win (CRS-05). */
export function highestOf(stake: bigint, { maxProfit, maxPayout }: Pick<CrashTable, 'maxProfit' | 'maxPayout'>): number {
  const most = maxPayout - stake < maxProfit ? maxPayout - stake : maxProfit
  return highestTarget(stake, most)
}
