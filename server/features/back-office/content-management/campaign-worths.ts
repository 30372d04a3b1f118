/** The worth of claims, calculated once for the same terms, because each view of the list needs all of them. */
import { type CampaignTerms, type CampaignWorth, campaignWorth } from '#server/features/money/turnover/bonus/campaign-worth.ts'
import { bestOriginalReturn } from '#server/games/fair/best-return.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

const REMEMBERED = 500

export function createCampaignWorths() {
  const known = new Map<string, CampaignWorth>()
  return {
    of(terms: CampaignTerms, { settings: { deposit, dice } }: Pick<Merchant, 'settings'>): CampaignWorth {
      const { minDeposit, bonusRate, maxBonus, turnoverTimes, maxStakeRate, maxStake, minOdds, maxOdds, maxRelease } = terms
      const house = { depositTimes: deposit.turnoverTimes, tableMinimum: dice.minStake, originalsReturn: bestOriginalReturn() }
      const shares = Object.entries(terms.contribution).toSorted(([a], [b]) => a.localeCompare(b))
      const name = [minDeposit, bonusRate, maxBonus, turnoverTimes, maxStakeRate, maxStake, minOdds, maxOdds, maxRelease, shares]
        .concat(house.depositTimes, house.tableMinimum)
        .join('/')
      const before = known.get(name)
      if (before) return before
      const worth = campaignWorth(terms, house)
      if (known.size >= REMEMBERED) known.clear()
      known.set(name, worth)
      return worth
    },
  }
}
export type CampaignWorths = ReturnType<typeof createCampaignWorths>
