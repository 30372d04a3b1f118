/** What the reward centre's answer means for the screen: kinds, the best offer, how many one may take, and what is lacking. */
import { type Good, MOST_EXCHANGED } from '#contract/rewards/points/points.ts'
import type { PaidAs, PointDelivery } from '#contract/rewards/reward/reward-template.ts'

const MILLION = 1_000_000n
const UNIT = 10_000n

/** The bets that earn one point, at a rate of points per million units. */
export const betsPerPoint = (rate: number): bigint => (MILLION * UNIT) / BigInt(rate)

/** Money, or a thing that is delivered. */
export type GoodKind = PaidAs | 'ITEM'
const KINDS: readonly GoodKind[] = ['BONUS', 'CASH', 'ITEM']
type Kinded = Pick<Good, 'paidAs'> & { delivery: PointDelivery | null }
export const kindOf = ({ paidAs, delivery }: Kinded): GoodKind => (delivery === null ? paidAs : 'ITEM')
/** The kinds among the offers, in a fixed order. */
export const kindsOf = (goods: readonly Kinded[]): GoodKind[] =>
  KINDS.filter((kind) => goods.some((good) => kindOf(good) === kind))

type Priced = Pick<Good, 'campaignId' | 'amount' | 'points' | 'state' | 'delivery'>
/** −, 0 or +: whether one gives less for a point than another. */
const compareValue = (one: Priced, other: Priced): bigint => one.amount * BigInt(other.points) - other.amount * BigInt(one.points)

/** The offer of money on sale that gives most for a point, the first of several; undefined if all give the same. */
export function bestOffer(goods: readonly Priced[]): number | undefined {
  const onSale = goods.filter(({ state, delivery }) => state !== 'SOLD_OUT' && delivery === null)
  const best = onSale.reduce<Priced | undefined>((top, good) => (top && compareValue(good, top) <= 0n ? top : good), undefined)
  return best && onSale.some((good) => compareValue(good, best) < 0n) ? best.campaignId : undefined
}

/** How many can be exchanged at once: several of money only, and at least one, which the server may refuse. */
export function mostOf({ points, paidAs, delivery, left, leftForMember }: Good, balance: number): number {
  if (paidAs === 'BONUS' || delivery !== null) return 1
  return Math.max(1, Math.min(Math.floor(balance / points), left, leftForMember ?? MOST_EXCHANGED, MOST_EXCHANGED))
}

const FEW = 20
/** Few enough to say how many. */
export const isAlmostOut = ({ left }: Pick<Good, 'left'>): boolean => left > 0 && left <= FEW

/** How many smaller amounts of its kind there are: larger ones have a richer picture. */
export const levelOf = (one: Kinded & Pick<Good, 'amount'>, goods: readonly Good[]): number =>
  new Set(goods.filter((good) => kindOf(good) === kindOf(one) && good.amount < one.amount).map((good) => good.amount)).size

export const needOf = ({ needs }: Pick<Good, 'needs'>) => needs.find(({ isMet }) => !isMet)?.need
