/** The rewards that the welcome shows, and the action of its button. */
import type { DepositOffer, Reward, RewardState } from '#contract/rewards/reward/reward.ts'
import { claimOf, type Lack, lackOf } from './reward-parts.ts'

const MOST_ROWS = 4
/** Claimed or expired rewards are no gifts. */
const STATES: readonly RewardState[] = ['CLAIMABLE', 'MISSING', 'RUNNING']
/** Free steps come before a deposit. */
const LACKS: readonly (Lack | undefined)[] = [
  undefined,
  'MOBILE',
  'EMAIL',
  'BIRTHDAY',
  'APP',
  'IDENTITY',
  'DEPOSIT',
  'ORDERED',
  'OPEN',
]

/** Leaderboard places and lucky bets must be won first, so they are no gifts. */
const isGift = ({ template, state }: Reward) => (template !== 'LEADERBOARD' && template !== 'LUCKY_BET') || state === 'CLAIMABLE'

/** Sort key: by state, by what is missing, and the gift for new members first. */
const placeOf = (reward: Reward) => [
  STATES.indexOf(reward.state),
  reward.state === 'MISSING' ? LACKS.indexOf(lackOf(reward)) : 0,
  reward.template === 'REGISTER' ? 0 : 1,
]
function compare(one: Reward, other: Reward): number {
  const [first, second] = [placeOf(one), placeOf(other)]
  return first.map((place, at) => place - second[at]!).find((difference) => difference !== 0) ?? 0
}

const isReadyBonus = ({ state, paidAs }: Reward) => state === 'CLAIMABLE' && paidAs === 'BONUS'

/** The bonus of the first deposit: the last row, because it is the only one that costs something. */
export const firstDepositOf = (offers: readonly DepositOffer[]): DepositOffer | undefined =>
  offers.find(({ state, depositNumber }) => state === 'READY' && depositNumber === 1)

/**
 * Only one bonus can be open at a time (BON-04), so of several ready ones only one is shown; the promotions page has the others.
 * One row less if another follows.
 */
export function welcomeRows(rewards: readonly Reward[], isFollowed = false): readonly Reward[] {
  const sorted = rewards.filter((reward) => STATES.includes(reward.state) && isGift(reward)).toSorted(compare)
  const bonus = sorted.find(isReadyBonus)
  return sorted.filter((reward) => reward === bonus || !isReadyBonus(reward)).slice(0, isFollowed ? MOST_ROWS - 1 : MOST_ROWS)
}

/** The amount of a claim, or why it was refused. */
export type ClaimOutcome = { amount: bigint } | { refusal: unknown }

/** The claims of all ready rewards, by campaign. */
export const claimsOf = (rows: readonly Reward[]) =>
  new Map(
    rows.flatMap((reward) => {
      const claim = claimOf(reward)
      return claim ? [[reward.campaignId, claim] as const] : []
    }),
  )

export const readyAmount = (rows: readonly Reward[]): bigint => rows.filter(claimOf).reduce((sum, { amount }) => sum + amount, 0n)

export const amountGained = (outcomes: Iterable<ClaimOutcome>): bigint =>
  [...outcomes].reduce((sum, outcome) => sum + ('amount' in outcome ? outcome.amount : 0n), 0n)

/** The first missing requirement of a gift, for a button without anything to claim. */
export const firstLack = (rows: readonly Reward[]): Lack | undefined => {
  const missing = rows.find(({ state }) => state === 'MISSING')
  return missing && lackOf(missing)
}
