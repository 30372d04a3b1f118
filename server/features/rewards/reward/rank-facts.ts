/** What rewards need to know about a member's rank; features/rewards/vip keeps it. */
import type { RebateRates } from '#contract/rewards/reward/reward-template.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

export interface RankChange {
  fromLevel: number
  level: number
  /** When it takes effect; a drop does so at the beginning of a month. */
  at: Date
}
export interface RankFacts {
  /** From 1. */
  level: number
  /** Oldest first. */
  changes: readonly RankChange[]
}
export interface MemberRanks {
  /** Up to date. The first rank if the merchant has no VIP room. */
  factsOf(memberId: number, merchant: Merchant): Promise<RankFacts>
}

export const FIRST_RANK: RankFacts = { level: 1, changes: [] }

/** The level at an instant; a change counts from its own instant on. */
export function levelAt({ level, changes }: RankFacts, at: Date): number {
  const last = changes.findLast((change) => change.at <= at)
  return last?.level ?? changes[0]?.fromLevel ?? level
}

/** When this level, or a higher one, was first reached. */
export const reachedAt = ({ changes }: RankFacts, level: number): Date | undefined =>
  changes.find((change) => change.fromLevel < level && change.level >= level)?.at

/** `place` counts from 0. Ranks above the last one with rates have the same rates. */
export const ratesAt = (rates: readonly RebateRates[], place: number): RebateRates => rates[place] ?? rates.at(-1) ?? {}
