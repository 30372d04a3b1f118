// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type ManagedRank, rankBody } from '#contract/back-office/vip-ranks.ts'
import { fieldOf, isBelow, ladderToBody, ladderValues, newRank } from './rank-form.ts'

const UNIT = 10_000n
const rank = (details: Partial<ManagedRank> = {}): ManagedRank => ({
  level: 1,
  names: { tl: { name: 'Tanso' }, zh: { name: '铜' } },
  minDeposit: 0n,
  minTurnover: 0n,
  withdrawPerDay: null,
  withdrawAmountPerDay: null,
  freeWithdrawals: null,
  missing: ['en', 'vi'],
  members: null,
  upgradeBonus: 0n,
  salary: 0n,
  birthdayGift: 0n,
  kept: 0n,
  gain: 0n,
  ...details,
})
const SECOND = { level: 2, minDeposit: 1_000n * UNIT, minTurnover: 105_000n, withdrawPerDay: 0, withdrawAmountPerDay: 0n }

describe('the form of the ranks', () => {
  it('gives back what is stored', () => {
    const ranks = [rank(), rank({ ...SECOND, freeWithdrawals: 3 })]
    const body = ladderToBody(ladderValues({ version: 4, ranks }), 4)
    expect(body.version).toBe(4)
    expect(body.ranks.map((one) => rankBody.parse(one))).toEqual(
      ranks.map(({ names, minDeposit, minTurnover, withdrawPerDay, withdrawAmountPerDay, freeWithdrawals }) => ({
        names,
        minDeposit,
        minTurnover,
        withdrawPerDay,
        withdrawAmountPerDay,
        freeWithdrawals,
      })),
    )
  })

  it('starts with the first rank, which takes nothing', () => {
    const { ranks } = ladderValues({ version: 0, ranks: [] })
    expect(ranks).toEqual([newRank(0)])
    expect(ranks).toMatchObject([{ minDeposit: '0', minTurnover: '0' }])
    expect(newRank(1)).toMatchObject({ minDeposit: '', minTurnover: '' })
  })

  it('knows a threshold that is lower than that of the rank before', () => {
    const ranks = [
      newRank(0),
      { ...newRank(1), minDeposit: '500', minTurnover: '500' },
      { ...newRank(2), minDeposit: '499.99', minTurnover: '500' },
    ]
    expect([1, 2].map((place) => isBelow(ranks, place, 'minDeposit'))).toEqual([false, true])
    expect(isBelow(ranks, 2, 'minTurnover')).toBe(false)
    expect(isBelow(ranks, 0, 'minDeposit')).toBe(false)
  })

  it.each([
    ['ranks.1.names.tl.name', 'ranks.1.names.tl'],
    ['ranks.2.minTurnover', 'ranks.2.minTurnover'],
  ])('shows a refusal of %s at %s', (path, field) => expect(fieldOf(path)).toBe(field))
})
