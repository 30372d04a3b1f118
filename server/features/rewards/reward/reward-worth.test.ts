import { describe, expect, it } from 'vitest'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/amount.ts'
import { DEMO_REWARDS } from '#seed/reference/rewards.ts'
import { SECOND_SITE } from '#seed/reference/second-site.ts'
import { bestOriginalReturn } from '#server/games/fair/best-return.ts'
import { campaignRules } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { rewardWorth } from './reward-worth.ts'

/** The house keeps a hundredth of originals; less of nothing else but live tables, of which it keeps 0.5 %. */
const HOUSE = { originalsReturn: 990_000, tableMinimum: amount(1) }
const gift: RewardRule = { template: 'REGISTER', options: { amount: amount(100), days: 7 } }
const terms = (rule: RewardRule, turnoverTimes = 1) => ({
  rule,
  turnoverTimes,
  paidAs: 'CASH' as const,
  rules: campaignRules.parse({ maxRelease: 1 }),
})

describe('BON-06: what a claim is worth', () => {
  it('is its amount without what its own turnover costs', () => {
    expect(rewardWorth(terms(gift), HOUSE)).toBe(amount('99.5'))
    expect(rewardWorth(terms(gift, 10), HOUSE)).toBe(amount(95))
  })

  it('is less for a bonus, which is wagered first, than for money', () => {
    const cash = rewardWorth(terms(gift, 20), HOUSE)
    const bonus = rewardWorth({ ...terms(gift, 20), paidAs: 'BONUS' }, HOUSE)
    expect(bonus).toBeGreaterThan(0n)
    expect(bonus).toBeLessThan(cash)
  })

  it('TURNOVER: without what the bets that earn it cost, at the best game of its kinds', () => {
    const mission = (category: 'RNG' | 'INHOUSE'): RewardRule => ({
      template: 'TURNOVER',
      options: { amount: amount(100), period: 'WEEK', turnover: amount(3_000), categories: [category] },
    })
    // 30,000 ppm of 3,000 are 90; 10,000 ppm are 30.
    expect(rewardWorth(terms(mission('RNG')), HOUSE)).toBe(amount('9.5'))
    expect(rewardWorth(terms(mission('INHOUSE')), HOUSE)).toBe(amount('69.5'))
  })

  it('RESCUE: bets on both sides by two players lose no more than the edge: a tenth of the loss back pays for itself', () => {
    const rescue = (turnoverTimes: number): RewardRule => ({
      template: 'RESCUE',
      options: { amount: amount(100), period: 'WEEK', rate: 100_000, minLoss: amount(100), turnoverTimes, categories: ['LIVE'] },
    })
    // The greatest claim takes a loss of 1,000; five times that in bets cost 25.
    expect(rewardWorth(terms(rescue(5)), HOUSE)).toBe(amount('74.5'))
    expect(rewardWorth(terms(rescue(20)), HOUSE)).toBe(0n)
  })

  it('SIGN_IN: of the greatest day', () => {
    const days: RewardRule = { template: 'SIGN_IN', options: { amounts: [amount(5), amount(100), amount(20)] } }
    expect(rewardWorth(terms(days), HOUSE)).toBe(amount('99.5'))
  })
})

describe('BON-06: rewards within their budget', () => {
  const house = { originalsReturn: bestOriginalReturn(), tableMinimum: amount(1) }
  const secondSite = SECOND_SITE.promotions.flatMap(({ key, reward }) => (reward ? [[key, reward] as const] : []))
  const seeded = [...Object.entries(DEMO_REWARDS), ...secondSite].map(
    ([key, { rule, paidAs = 'CASH', turnoverTimes = 1, claimBudget = 0n, ...rest }]) => {
      const { maxStake = null, maxRelease, onWithdrawal, contribution, validDays } = rest
      const rules = { ...campaignRules.parse({ maxRelease, onWithdrawal, contribution, validDays }), maxStake }
      return { key, claimBudget, terms: { rule, paidAs, turnoverTimes, rules } }
    },
  )

  it.each(seeded)('BON-06: $key, as it is seeded, is worth no more than its budget', ({ terms: seed, claimBudget }) => {
    expect(rewardWorth(seed, house)).toBeLessThanOrEqual(claimBudget)
  })
})
