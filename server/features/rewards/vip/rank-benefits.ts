/** What each rank gives under the running campaigns. Pure. */
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import type { RankTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { Campaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { ratesAt } from '#server/features/rewards/reward/rank-facts.ts'

export interface RankBenefits {
  upgradeBonus: bigint
  salary: bigint
  birthdayGift: bigint
  /** Parts per million of the bets; kinds of game without one are left out. */
  rebates: { category: GameCategory; rate: number }[]
}

type OwnTemplate = Exclude<RankTemplate, 'REBATE'>

/** Adds up several campaigns of a kind. */
export function benefitsAt(campaigns: readonly Campaign[], level: number): RankBenefits {
  const rules = campaigns.map(({ rule }) => rule)
  const amountOf = (template: OwnTemplate): bigint =>
    rules.reduce((sum, rule) => (rule.template === template ? sum + (rule.options.amounts[level - 1] ?? 0n) : sum), 0n)
  const rateOf = (category: GameCategory): number =>
    rules.reduce(
      (sum, rule) => (rule.template === 'REBATE' ? sum + (ratesAt(rule.options.rates, level - 1)[category] ?? 0) : sum),
      0,
    )
  return {
    // The first rank brings no bonus, because everyone has it.
    upgradeBonus: level > 1 ? amountOf('RANK_UP') : 0n,
    salary: amountOf('RANK_SALARY'),
    birthdayGift: amountOf('BIRTHDAY'),
    rebates: GAME_CATEGORIES.map((category) => ({ category, rate: rateOf(category) })).filter(({ rate }) => rate > 0),
  }
}
