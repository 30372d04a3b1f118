/** What bonuses with a deposit mean for the screen: their place among the rewards, their look, and what comes first. */
import { depositBonus } from '#contract/money/deposit/deposit-order.ts'
import type { DepositOffer, Reward, RewardState } from '#contract/rewards/reward/reward.ts'
import { MENDS } from './reward-parts.ts'

/** On the promotions page. */
export type Card = { reward: Reward } | { offer: DepositOffer }
export const keyOf = (card: Card): string =>
  'reward' in card ? `reward-${card.reward.campaignId}` : `deposit-${card.offer.promotionId}`

/** From top to bottom; what guests see has no order of its own. */
const PLACES = ['CLAIMABLE', 'READY', 'RUNNING', 'MISSING', 'LATER', 'BLOCKED', 'CLAIMED', 'SPENT', 'ENDED']
const placeOf = (card: Card): number => PLACES.indexOf('reward' in card ? card.reward.state : card.offer.state)
/** Rewards in the server's order, and the bonuses of deposits among them: each after the rewards of its kind. */
export const cardsOf = (rewards: readonly Reward[], offers: readonly DepositOffer[]): readonly Card[] =>
  [...rewards.map((reward) => ({ reward })), ...offers.map((offer) => ({ offer }))].toSorted(
    (one: Card, other: Card) => placeOf(one) - placeOf(other),
  )

/** The state of a reward that looks alike. */
export const LOOK_OF = {
  READY: 'CLAIMABLE',
  LATER: 'RUNNING',
  BLOCKED: 'MISSING',
  CLAIMED: 'CLAIMED',
  GUEST: 'GUEST',
} as const satisfies Record<DepositOffer['state'], RewardState>

type Standing = Pick<DepositOffer, 'state' | 'blockedBy'>
/** The bonus in the way of a blocked one. */
export const blockOf = ({ state, blockedBy }: Standing): 'OPEN' | 'ORDERED' | undefined =>
  state === 'BLOCKED' && (blockedBy === 'OPEN' || blockedBy === 'ORDERED') ? blockedBy : undefined
/** What must be done before it can be had. */
export function mendOf(standing: Standing) {
  if (standing.state === 'LATER') return MENDS.DEPOSIT
  const block = blockOf(standing)
  return block && MENDS[block]
}

/** For one deposit only: for the next one, or the first that a guest makes. */
export const isLarge = ({ state, depositNumber }: Pick<DepositOffer, 'state' | 'depositNumber'>): boolean =>
  (state === 'READY' && depositNumber > 0) || (state === 'GUEST' && depositNumber === 1)

type Rates = Pick<DepositOffer, 'minDeposit' | 'bonusRate' | 'maxBonus' | 'step' | 'turnoverTimes'>
/** The smallest deposit it is for, what that gives, and the bets it takes; none without a minimum. */
export function exampleOf({ minDeposit, turnoverTimes, ...rates }: Rates) {
  if (minDeposit <= 0n) return undefined
  const bonus = depositBonus(rates, minDeposit, rates.step)
  return { deposit: minDeposit, bonus, bets: (minDeposit + bonus) * BigInt(turnoverTimes) }
}
