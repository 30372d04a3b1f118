/** What rewards must know of a member's rank; the VIP room keeps it (features/rewards/vip). */
import type { RebateRates } from '#contract/rewards/reward/reward-template.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

export interface RankChange {
  fromLevel: number
  level: number
  /** When it takes effect: a fall at the beginning of a month. */
  at: Date
}
export interface RankFacts {
  /** From 1. */
  level: number
  /** Oldest first. */
  changes: readonly RankChange[]
}
export interface MemberRanks {
  /** Up to date. Where the merchant has no VIP room, the first rank. */
  factsOf(memberId: number, merchant: Merchant): Promise<RankFacts>
}

export const FIRST_RANK: RankFacts = { level: 1, changes: [] }

/** The level at an instant; a change counts from its own instant on. */
export function levelAt({ level, changes }: RankFacts, at: Date): number {
  const last = changes.findLast((change) => change.at <= at)
  return last?.level ?? changes[0]?.fromLevel ?? level
}

/** When a level, or one above it, was reached first. */
export const reachedAt = ({ changes }: RankFacts, level: number): Date | undefined =>
  changes.find((change) => change.fromLevel < level && change.level >= level)?.at

/** By place, from 0. Ranks above the last that has rates have the same. */
export const ratesAt = (rates: readonly RebateRates[], place: number): RebateRates => rates[place] ?? rates.at(-1) ?? {}
