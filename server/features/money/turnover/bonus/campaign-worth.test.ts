import { describe, expect, it } from 'vitest'
import { amount } from '#seed/builders/amount.ts'
import { DEMO_BONUSES, SECOND_BONUSES } from '#seed/reference/deposits.ts'
import { DEFAULT_MAX_ODDS, DEFAULT_MAX_STAKE_RATE, DEFAULT_MIN_ODDS } from '#contract/money/turnover/bonus-terms.ts'
import { bestOriginalReturn } from '#server/games/fair/best-return.ts'
import { campaignWorth, type CampaignTerms } from './campaign-worth.ts'

const HOUSE = { depositTimes: 1, tableMinimum: amount(1), originalsReturn: bestOriginalReturn() }
const seeded = [...DEMO_BONUSES, ...SECOND_BONUSES].map((bonus) => ({
  title: bonus.titles?.en ?? '',
  budget: bonus.budget ?? 0n,
  terms: {
    minDeposit: bonus.minDeposit ?? 0n,
    bonusRate: bonus.bonusRate ?? 0,
    maxBonus: bonus.maxBonus ?? 0n,
    turnoverTimes: bonus.turnoverTimes ?? 0,
    maxStakeRate: bonus.maxStakeRate ?? DEFAULT_MAX_STAKE_RATE,
    maxStake: bonus.maxStake ?? null,
    minOdds: bonus.minOdds ?? DEFAULT_MIN_ODDS,
    maxOdds: bonus.maxOdds ?? DEFAULT_MAX_ODDS,
    contribution: bonus.contribution ?? {},
    maxRelease: bonus.maxRelease ?? 0,
  } satisfies CampaignTerms,
}))

describe('BON-06: campaigns within their budget', () => {
  it.each(seeded)('BON-06: $title, as it is seeded, is worth no more than its budget', ({ terms, budget }) => {
    const { worth } = campaignWorth(terms, HOUSE)
    expect(worth).toBeGreaterThan(0n)
    expect(worth).toBeLessThanOrEqual(budget)
  })

  it('BON-06: what the house gave before it had these rules is worth nearly all of the bonus', () => {
    const [{ terms } = seeded[0]!] = seeded
    const before = {
      ...terms,
      turnoverTimes: 12,
      maxStakeRate: 1_000_000,
      maxStake: terms.maxBonus,
      maxOdds: 495_000,
      maxRelease: 0,
    }
    const { worth, bonus } = campaignWorth({ ...before, contribution: { INHOUSE: 1_000_000, LIVE: 1_000_000 } }, HOUSE)
    expect(Number(worth) / Number(bonus)).toBeGreaterThan(0.95)
  })

  it('BON-06: an original that returns more makes every claim worth more', () => {
    const [{ terms }] = seeded as [(typeof seeded)[number]]
    const inHouse = {
      ...terms,
      contribution: { RNG: 0, FISH: 0, LIVE: 0, SPORTS: 0, ESPORTS: 0, COCKFIGHT: 0, LOTT: 0, ELOTT: 0, INHOUSE: 1_000_000 },
    }
    const worthAt = (originalsReturn: number) => campaignWorth(inHouse, { ...HOUSE, originalsReturn }).worth
    expect(worthAt(970_000)).toBeLessThan(worthAt(HOUSE.originalsReturn))
    expect(worthAt(HOUSE.originalsReturn)).toBeLessThan(worthAt(999_000))
  })
})
