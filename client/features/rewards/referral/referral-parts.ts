/** Derives what the page shows from the referral room. Pure. */
import type { GameCategory } from '#contract/game-category.ts'
import type { ReferralLeader, ReferralRoom, ReferralTier } from '#contract/rewards/referral/referral.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import type { Lack } from '#client/features/rewards/reward/index.ts'

/** A tier's rate, the highest if kinds of game differ. Undefined = it has none. */
export function topRate({ rates }: Pick<ReferralTier, 'rates'>): { rate: number; isSame: boolean } | undefined {
  const all = rates.map(({ rate }) => rate)
  return all.length === 0 ? undefined : { rate: Math.max(...all), isSame: new Set(all).size === 1 }
}

export interface RateRow {
  category: GameCategory
  /** By tier, from the first; undefined = none. */
  rates: (number | undefined)[]
}
/** Every kind of game that has a rate in any tier. */
export function rateRows(tiers: readonly ReferralTier[]): RateRow[] {
  const categories = new Set(tiers.flatMap(({ rates }) => rates.map(({ category }) => category)))
  return [...categories].map((category) => ({
    category,
    rates: tiers.map(({ rates }) => rates.find((one) => one.category === category)?.rate),
  }))
}

export const greatest = (tiers: readonly ReferralTier[]): bigint =>
  tiers.reduce((most, { amount }) => (amount > most ? amount : most), 0n)

const STEPS = 1_000n
/** The fraction of the greatest amount, from 0 to 1. */
export const shareOfGreatest = (amount: bigint, most: bigint): number =>
  most === 0n ? 0 : Number((amount * STEPS) / most) / Number(STEPS)

/** Places on the podium. */
const PODIUM = 3
/** The member's own row, unless it is on the podium. */
export const ownBelow = (leaders: readonly ReferralLeader[]): ReferralLeader | undefined =>
  leaders.find(({ isOwn, place }) => isOwn && place > PODIUM)

type Payable = Pick<ReferralRoom, 'income' | 'reward'>
export type IncomeStep =
  | { step: 'claim'; transactionId: string; amount: bigint }
  | { step: 'mend'; lack: Lack }
  | { step: 'spent' }
  | { step: 'wait'; nextAt: number | null }

/**
 * What the member can do about the income now; `lack` is what the reward is waiting for. Earlier income can be claimed even if the
 * house no longer pays new income.
 */
export function incomeStep({ income, reward }: Payable, lack: Lack | undefined): IncomeStep {
  if (income?.transactionId != null && income.claimable > 0n && !reward?.block)
    return { step: 'claim', transactionId: income.transactionId, amount: income.claimable }
  if (reward?.state === 'MISSING' && lack) return { step: 'mend', lack }
  if (reward?.state === 'SPENT') return { step: 'spent' }
  return { step: 'wait', nextAt: income?.nextAt ?? null }
}

/** All income as one reward to claim. */
export const asReward = (reward: Reward, { transactionId, amount }: { transactionId: string; amount: bigint }): Reward => ({
  ...reward,
  state: 'CLAIMABLE',
  transactionId,
  amount,
})

/** `https://palaro.example/r/JUAN88` without its scheme. */
export const shortLink = (link: string) => link.replace(/^https?:\/\//, '')
export const telegramLink = (link: string, text: string) => `https://t.me/share/url?${new URLSearchParams({ url: link, text })}`
/** Phones expect different separators before the text: `?&` works on all of them. */
export const smsLink = (link: string, text: string) => `sms:?&body=${encodeURIComponent(`${text} ${link}`)}`
