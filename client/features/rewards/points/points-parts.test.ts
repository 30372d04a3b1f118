import { describe, expect, it } from 'vitest'
import type { Good } from '#contract/rewards/points/points.ts'
import { bestOffer, betsPerPoint, isAlmostOut, kindsOf, levelOf, mostOf, needOf } from './points-parts.ts'

const good = (campaignId: number, given: Partial<Good> = {}): Good => ({
  campaignId,
  title: 'A gift',
  note: '',
  state: 'READY',
  points: 100,
  amount: 10n,
  paidAs: 'CASH',
  delivery: null,
  turnoverTimes: 1,
  validDays: 0,
  terms: null,
  left: 1_000,
  leftForMember: null,
  needs: [],
  endsAt: null,
  ...given,
})

describe('the best offer', () => {
  it('gives most money for a point', () =>
    expect(bestOffer([good(1), good(2, { points: 200, amount: 21n }), good(3, { points: 50, amount: 4n })])).toBe(2))
  it('is the first of several that give the same', () =>
    expect(bestOffer([good(1, { amount: 9n }), good(2), good(3, { points: 200, amount: 20n })])).toBe(2))
  it('is none where all give the same, of one, or of nothing', () =>
    expect([bestOffer([good(1), good(2, { points: 200, amount: 20n })]), bestOffer([good(1)]), bestOffer([])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]))
  it('is on sale', () =>
    expect(bestOffer([good(1), good(2, { amount: 9n }), good(3, { amount: 99n, state: 'SOLD_OUT' })])).toBe(1))
})

describe('how many can be exchanged at once', () => {
  it.each([
    ['what the balance pays for', {}, 350, 3],
    ['what is left for everyone', { left: 2 }, 1_000, 2],
    ['what is left for the member', { leftForMember: 4 }, 1_000, 4],
    ['a hundred', {}, 1_000_000, 100],
    ['one, even where it is too little', {}, 50, 1],
    ['one of a bonus', { paidAs: 'BONUS' }, 1_000, 1],
  ] as const)('is at most %s', (_, given, balance, most) => expect(mostOf(good(1, given), balance)).toBe(most))
})

describe('what the offers are', () => {
  it('has kinds in a fixed order', () => {
    const [cash, bonus] = [good(1), good(2, { paidAs: 'BONUS' })]
    expect([kindsOf([cash, bonus]), kindsOf([cash]), kindsOf([])]).toEqual([['BONUS', 'CASH'], ['CASH'], []])
  })
  it('has richer pictures for larger amounts of a kind', () => {
    const goods = [good(1, { amount: 5n }), good(2), good(3), good(4, { amount: 99n }), good(5, { amount: 1n, paidAs: 'BONUS' })]
    expect(goods.map((one) => levelOf(one, goods))).toEqual([0, 1, 1, 2, 0])
  })
  it('says how many are left where they are few', () =>
    expect([0, 1, 20, 21].map((left) => isAlmostOut({ left }))).toEqual([false, true, true, false]))
  it('names the first need that is missing', () =>
    expect(
      needOf({
        needs: [
          { need: 'MOBILE', isMet: true },
          { need: 'DEPOSIT', isMet: false },
        ],
      }),
    ).toBe('DEPOSIT'))
})

describe('a rate', () => {
  it.each([
    [100_000, 100_000n],
    [2_500, 4_000_000n],
    [1_000_000, 10_000n],
  ])('of %d points a million is a point per %d', (rate, bets) => expect(betsPerPoint(rate)).toBe(bets))
})
