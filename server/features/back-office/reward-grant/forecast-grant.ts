/** How much gifts may cost. Pure. */
import type { Gift } from './reward-grant.repository.ts'
import { bestOriginalReturn } from '#server/games/fair/best-return.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Campaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { rewardWorth } from '#server/features/rewards/reward/reward-worth.ts'

const MILLION = 1_000_000n

/** The cost if every member claims and plays the gift in the best way (BON-06). */
export function worthOfGifts(campaign: Campaign, gifts: readonly Gift[], { settings }: Pick<Merchant, 'settings'>): bigint {
  const { rule } = campaign
  if (rule.template !== 'GIFT') return 0n
  const house = {
    originalsReturn: bestOriginalReturn(),
    tableMinimum: settings.dice.minStake,
    ranks: [],
    rebates: [],
    pointRates: {},
  }
  const counts = new Map<bigint, bigint>()
  for (const { amount } of gifts) counts.set(amount, (counts.get(amount) ?? 0n) + 1n)
  const worthOf = (amount: bigint) =>
    rewardWorth({ ...campaign, rule: { template: 'GIFT', options: { ...rule.options, amount } } }, house)
  return [...counts].reduce((sum, [amount, count]) => sum + count * worthOf(amount), 0n)
}

/** The claimed share of all claimed and expired gifts, in parts per million; null = there were none. */
export function claimedShare({ claimed, expired }: { claimed: bigint; expired: bigint }): number | null {
  const ended = claimed + expired
  return ended === 0n ? null : Number((claimed * MILLION) / ended)
}

export const shareOf = (worth: bigint, share: number | null): bigint | null =>
  share === null ? null : (worth * BigInt(share)) / MILLION
