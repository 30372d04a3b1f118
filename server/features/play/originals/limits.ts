/** Limits of a merchant's tables, in 1/10 000 of the currency unit. */
import type { ErrorCode } from '#contract/errors.ts'
import { ORIGINALS_LEAST_MIN_STAKE } from '#contract/play/originals/original.ts'

export interface OriginalLimits {
  minStake: bigint
  maxStake: bigint
  maxPayout: bigint
  /** The highest win beyond the stake (ORI-10). */
  maxProfit: bigint
}

const LEAST_MIN_STAKE = BigInt(ORIGINALS_LEAST_MIN_STAKE * 10_000)
/** Raises a merchant's minimum stake if rounding would cost the player too much of the return (GAM-15). */
export const leastStake = (set: bigint): bigint => (set < LEAST_MIN_STAKE ? LEAST_MIN_STAKE : set)

/** Refuses a bet that could exceed a limit before it is played, so that no win is ever cut. */
export const limitRefusal = (
  { stake, possiblePayout }: { stake: bigint; possiblePayout: bigint },
  { minStake, maxStake, maxPayout, maxProfit }: OriginalLimits,
): ErrorCode | undefined =>
  stake < minStake || stake > maxStake || possiblePayout > maxPayout || possiblePayout - stake > maxProfit
    ? 'bet.amount.limit'
    : undefined
