/** What campaigns pay of each bet, all together. Pure. */
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import type { RebateRates, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { ratesAt } from './rank-facts.ts'

const sumOfRates = (all: readonly RebateRates[]): RebateRates =>
  Object.fromEntries(GAME_CATEGORIES.map((category) => [category, all.reduce((sum, rates) => sum + (rates[category] ?? 0), 0)]))

/** All tiers together: friends who invite each other take them all. */
export const rateOfTiers = (tiers: readonly RebateRates[]): RebateRates => sumOfRates(tiers)

/** By rank. What is paid for the bets of invitees is the same at each: a player may have invited itself. */
function ratesOf({ template, options }: RewardRule): readonly RebateRates[] {
  if (template === 'REBATE') return options.rates
  return template === 'REFERRAL' ? [rateOfTiers(options.rates)] : []
}

/** For this many ranks; for one where there are none. */
export function betShares(offers: readonly { rule: RewardRule }[], ranks: number): RebateRates[] {
  const given = offers.map(({ rule }) => ratesOf(rule))
  return Array.from({ length: Math.max(ranks, 1) }, (_, place) => sumOfRates(given.map((rates) => ratesAt(rates, place))))
}
