/** Campaigns that pay a share of the bets, together. Pure. */
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import type { RebateRates, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { ratesAt } from '#server/features/rewards/reward/rank-facts.ts'
import { rateOfTiers } from '#server/features/rewards/reward/reward-worth.ts'

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

/** By rank. What is paid for the bets of invitees is the same at each: a player may have invited itself. */
function ratesOf({ template, options }: RewardRule): readonly RebateRates[] | undefined {
  if (template === 'REBATE') return options.rates
  return template === 'REFERRAL' ? [rateOfTiers(options.rates)] : undefined
}

/** The rates of all of them together, for this many ranks; for one where there are none. */
export function rebatesOf(offers: readonly Pick<Offer, 'rule'>[], ranks: number): RebateRates[] {
  const given = offers.map(({ rule }) => ratesOf(rule)).filter((rates) => rates !== undefined)
  return Array.from({ length: Math.max(ranks, 1) }, (_, place) =>
    Object.fromEntries(
      GAME_CATEGORIES.map((category) => [
        category,
        given.reduce((sum, rates) => sum + (ratesAt(rates, place)[category] ?? 0), 0),
      ]),
    ),
  )
}
