/** What campaigns of rewards give at each rank. Pure. */
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import type { RankTemplate, RebateRates, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { ratesAt, upgradeBonuses } from '#server/features/rewards/reward/reward-worth.ts'

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

/** The amounts of all of them together, for this many ranks. */
export function amountsOf(
  offers: readonly Pick<Offer, 'rule'>[],
  template: Exclude<RankTemplate, 'REBATE'>,
  ranks: number,
): bigint[] {
  const given = offers.flatMap(({ rule }) =>
    rule.template === template && 'amounts' in rule.options ? [rule.options.amounts] : [],
  )
  const paid = template === 'RANK_UP' ? given.map(upgradeBonuses) : given
  return Array.from({ length: ranks }, (_, place) => paid.reduce((sum, amounts) => sum + (amounts[place] ?? 0n), 0n))
}
