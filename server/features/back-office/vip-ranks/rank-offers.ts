/** Campaigns that pay rebates, together. Pure. */
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import type { RebateRates, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { ratesAt } from '#server/features/rewards/reward/rank-facts.ts'

interface Offer {
  rule: RewardRule
  startsAt: Date
  endsAt: Date | null
}
/** `until` null = for good. */
interface Period {
  from: Date
  until: Date | null
}

export const runsDuring = ({ startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>, { from, until }: Period): boolean =>
  (until === null || startsAt <= until) && (endsAt === null || endsAt > from)

/** The rates of all of them together, for this many ranks. */
export function rebatesOf(offers: readonly Pick<Offer, 'rule'>[], ranks: number): RebateRates[] {
  const given = offers.flatMap(({ rule }) => (rule.template === 'REBATE' ? [rule.options.rates] : []))
  return Array.from({ length: ranks }, (_, place) =>
    Object.fromEntries(
      GAME_CATEGORIES.map((category) => [
        category,
        given.reduce((sum, rates) => sum + (ratesAt(rates, place)[category] ?? 0), 0),
      ]),
    ),
  )
}
