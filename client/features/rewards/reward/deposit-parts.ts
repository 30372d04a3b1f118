/** Derives what the page shows from deposit bonuses: their place among the rewards, their look, and what must be done first. */
import { depositBonus } from '#contract/money/deposit/deposit-order.ts'
import type { DepositOffer, Reward, RewardState } from '#contract/rewards/reward/reward.ts'
import { MENDS } from './reward-parts.ts'

/** A card of the promotions page. */
export type Card = { reward: Reward } | { offer: DepositOffer }
export const keyOf = (card: Card): string =>
  'reward' in card ? `reward-${card.reward.campaignId}` : `deposit-${card.offer.promotionId}`

/** From top to bottom; cards for guests are not sorted. */
const PLACES = ['CLAIMABLE', 'READY', 'RUNNING', 'MISSING', 'LATER', 'BLOCKED', 'CLAIMED', 'SPENT', 'ENDED']
const placeOf = (card: Card): number => PLACES.indexOf('reward' in card ? card.reward.state : card.offer.state)
/** Rewards in the server's order, with each deposit bonus after the rewards of the same state. */
export const cardsOf = (rewards: readonly Reward[], offers: readonly DepositOffer[]): readonly Card[] =>
  [...rewards.map((reward) => ({ reward })), ...offers.map((offer) => ({ offer }))].toSorted(
    (one: Card, other: Card) => placeOf(one) - placeOf(other),
  )

/** The reward state with the same look. */
export const LOOK_OF = {
  READY: 'CLAIMABLE',
  LATER: 'RUNNING',
  BLOCKED: 'MISSING',
  CLAIMED: 'CLAIMED',
  GUEST: 'GUEST',
} as const satisfies Record<DepositOffer['state'], RewardState>

type Standing = Pick<DepositOffer, 'state' | 'blockedBy'>
/** What blocks a blocked bonus. */
export const blockOf = ({ state, blockedBy }: Standing): 'OPEN' | 'ORDERED' | undefined =>
  state === 'BLOCKED' && (blockedBy === 'OPEN' || blockedBy === 'ORDERED') ? blockedBy : undefined
/** What the member must do before getting it. */
export function mendOf(standing: Standing) {
  if (standing.state === 'LATER') return MENDS.DEPOSIT
  const block = blockOf(standing)
  return block && MENDS[block]
}

/** For a single deposit only: the next one, or a guest's first. */
export const isLarge = ({ state, depositNumber }: Pick<DepositOffer, 'state' | 'depositNumber'>): boolean =>
  (state === 'READY' && depositNumber > 0) || (state === 'GUEST' && depositNumber === 1)

type Rates = Pick<DepositOffer, 'minDeposit' | 'bonusRate' | 'maxBonus' | 'step' | 'turnoverTimes'>
/** The minimum deposit, its bonus and its turnover; undefined without a minimum. */
export function exampleOf({ minDeposit, turnoverTimes, ...rates }: Rates) {
  if (minDeposit <= 0n) return undefined
  const bonus = depositBonus(rates, minDeposit, rates.step)
  return { deposit: minDeposit, bonus, bets: (minDeposit + bonus) * BigInt(turnoverTimes) }
}
