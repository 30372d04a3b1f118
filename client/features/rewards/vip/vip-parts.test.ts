import { describe, expect, it } from 'vitest'
import type { Rank, RankStanding } from '#contract/rewards/vip/vip.ts'
import { gapTo, gifts, placeOf, rankAt, rebateRows, shareOf, timeLeft } from './vip-parts.ts'

const rank = (level: number, over: Partial<Rank> = {}): Rank => ({
  level,
  name: `Rank ${level}`,
  minDeposit: 0n,
  minTurnover: 0n,
  upgradeBonus: 0n,
  salary: 0n,
  birthdayGift: 0n,
  withdrawPerDay: 0,
  withdrawAmountPerDay: 0n,
  freeWithdrawals: null,
  rebates: [],
  ...over,
})
const standing: RankStanding = { level: 2, heldUntil: '2026-12-31', month: '2026-11-01', deposited: 300n, turnover: 900n }

describe('a place', () => {
  it('is passed, own or locked', () =>
    expect([1, 2, 3].map((level) => placeOf(rank(level), standing))).toEqual(['passed', 'own', 'locked']))
  it('is none for a guest', () => expect(placeOf(rank(1), null)).toBeUndefined())
})

it('finds a rank by its level, and none without one', () => {
  expect(rankAt([rank(1), rank(2)], 2)?.name).toBe('Rank 2')
  expect(rankAt([rank(1)], null)).toBeUndefined()
})

describe('what is left to a rank', () => {
  it('is counted apart for deposits and turnover', () =>
    expect(gapTo(rank(3, { minDeposit: 1_000n, minTurnover: 1_000n }), standing)).toEqual({ deposit: 700n, turnover: 100n }))
  it('is nothing of what is done', () =>
    expect(gapTo(rank(3, { minDeposit: 100n, minTurnover: 900n }), standing)).toEqual({ deposit: 0n, turnover: 0n }))
  it('is a share from 0 to 1, also of nothing', () =>
    expect([shareOf(0n, 4n), shareOf(1n, 4n), shareOf(9n, 4n), shareOf(0n, 0n)]).toEqual([0, 0.25, 1, 1]))
})

describe('what ranks give', () => {
  const ranks = [rank(1), rank(2, { salary: 50n }), rank(3, { salary: 20n, rebates: [{ category: 'RNG', rate: 8_000 }] })]
  it('is the most of each, without what none gives', () =>
    expect(gifts(ranks)).toEqual([
      { template: 'RANK_SALARY', most: 50n },
      { template: 'REBATE', most: undefined },
    ]))
  it('has a rebate for each kind of game of either rank', () =>
    expect(rebateRows(ranks[1]!, ranks[2])).toEqual([{ category: 'RNG', own: undefined, next: 8_000 }]))
  it('has no second rate at the top', () =>
    expect(rebateRows(ranks[2]!, undefined)).toEqual([{ category: 'RNG', own: 8_000, next: undefined }]))
})

describe('the time left', () => {
  const HOUR = 3_600_000
  it.each([
    [6 * 24 * HOUR, { unit: 'day', count: 6 }],
    [24 * HOUR + 1, { unit: 'day', count: 2 }],
    [24 * HOUR, { unit: 'hour', count: 24 }],
    [1, { unit: 'hour', count: 1 }],
    [-HOUR, { unit: 'hour', count: 1 }],
  ] as const)('%d ms is %o', (left, expected) => expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(expected))
})
