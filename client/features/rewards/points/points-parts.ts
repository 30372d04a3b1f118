/** Derives what the page shows from the reward centre: kinds, the best offer, the maximum count, and what is missing. */
import { type Good, MOST_EXCHANGED } from '#contract/rewards/points/points.ts'
import type { PaidAs, PointDelivery } from '#contract/rewards/reward/reward-template.ts'

const MILLION = 1_000_000n
const UNIT = 10_000n

/** The bets that earn one point, at a rate in points per million units. */
export const betsPerPoint = (rate: number): bigint => (MILLION * UNIT) / BigInt(rate)

/** Money, or an item that is delivered. */
export type GoodKind = PaidAs | 'ITEM'
const KINDS: readonly GoodKind[] = ['BONUS', 'CASH', 'ITEM']
type Kinded = Pick<Good, 'paidAs'> & { delivery: PointDelivery | null }
export const kindOf = ({ paidAs, delivery }: Kinded): GoodKind => (delivery === null ? paidAs : 'ITEM')
/** The kinds among the offers, in a fixed order. */
export const kindsOf = (goods: readonly Kinded[]): GoodKind[] =>
  KINDS.filter((kind) => goods.some((good) => kindOf(good) === kind))

type Priced = Pick<Good, 'campaignId' | 'amount' | 'points' | 'state' | 'delivery'>
/** −, 0 or +: compares what two offers give per point. */
const compareValue = (one: Priced, other: Priced): bigint => one.amount * BigInt(other.points) - other.amount * BigInt(one.points)

/** The money offer on sale that gives the most per point, the first of several; undefined if all give the same. */
export function bestOffer(goods: readonly Priced[]): number | undefined {
  const onSale = goods.filter(({ state, delivery }) => state !== 'SOLD_OUT' && delivery === null)
  const best = onSale.reduce<Priced | undefined>((top, good) => (top && compareValue(good, top) <= 0n ? top : good), undefined)
  return best && onSale.some((good) => compareValue(good, best) < 0n) ? best.campaignId : undefined
}

/** The maximum count per exchange: more than 1 only for own money; at least 1, which the server may refuse. */
export function mostOf({ points, paidAs, delivery, left, leftForMember }: Good, balance: number): number {
  if (paidAs === 'BONUS' || delivery !== null) return 1
  return Math.max(1, Math.min(Math.floor(balance / points), left, leftForMember ?? MOST_EXCHANGED, MOST_EXCHANGED))
}

const FEW = 20
/** So few are left that the page says how many. */
export const isAlmostOut = ({ left }: Pick<Good, 'left'>): boolean => left > 0 && left <= FEW

/** The number of smaller amounts of its kind: larger amounts have a richer picture. */
export const levelOf = (one: Kinded & Pick<Good, 'amount'>, goods: readonly Good[]): number =>
  new Set(goods.filter((good) => kindOf(good) === kindOf(one) && good.amount < one.amount).map((good) => good.amount)).size

export const needOf = ({ needs }: Pick<Good, 'needs'>) => needs.find(({ isMet }) => !isMet)?.need
