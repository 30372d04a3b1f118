/** Limits of a merchant's tables, in 1/10 000 of the currency unit. */
import type { ErrorCode } from '#contract/errors.ts'

export interface OriginalLimits {
  minStake: bigint
  maxStake: bigint
  maxPayout: bigint
  /** Beyond the stake (domain §7.10). */
  maxProfit: bigint
}

/** What could pass a limit is refused before it is played: no win is ever cut. */
export const limitRefusal = (
  { stake, possiblePayout }: { stake: bigint; possiblePayout: bigint },
  { minStake, maxStake, maxPayout, maxProfit }: OriginalLimits,
): ErrorCode | undefined =>
  stake < minStake || stake > maxStake || possiblePayout > maxPayout || possiblePayout - stake > maxProfit
    ? 'bet.amount.limit'
    : undefined
