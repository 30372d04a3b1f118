import { describe, expect, it } from 'vitest'
import { boardSums, isOutOfOrder, poolTyped } from './leaderboard-values.ts'

const UNIT = 10_000n

describe('the typed prizes of a leaderboard', () => {
  it('come to what a period gives, once all of them are amounts', () => {
    expect(poolTyped(['100', '50.50'])).toBe(1_505_000n)
    expect(poolTyped(['100', 'x'])).toBeUndefined()
  })

  it('go down from place to place', () => {
    expect([0, 1, 2].map((place) => isOutOfOrder(['100', '100', '101'], place))).toEqual([false, false, true])
    expect(isOutOfOrder(['', '5'], 1)).toBe(false)
  })

  it('cost a week as many days as it has, and say how long the budget lasts', () => {
    expect(boardSums(['60', '40'], 'DAY', '1050')).toEqual({ pool: 100n * UNIT, perWeek: 700n * UNIT, periods: 10n })
    expect(boardSums(['60', '40'], 'WEEK', '')).toEqual({ pool: 100n * UNIT, perWeek: 100n * UNIT, periods: undefined })
    expect(boardSums(['0'], 'WEEK', '5')).toBeUndefined()
  })
})
