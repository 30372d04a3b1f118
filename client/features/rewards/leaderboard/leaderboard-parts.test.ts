import { describe, expect, it } from 'vitest'
import { daysLeft, isOut } from './leaderboard-parts.ts'

describe('a leaderboard', () => {
  it('has no place to reach after a break, which no bets change', () => {
    expect(isOut({ place: null, next: null })).toBe(true)
    expect(isOut({ place: null, next: { place: 4, missing: 1n } })).toBe(false)
    expect(isOut({ place: 1, next: null })).toBe(false)
  })

  it('counts whole days', () => {
    const day = 86_400_000
    expect([daysLeft(3 * day, 0), daysLeft(day, 1), daysLeft(0, day)]).toEqual([3, 0, 0])
  })
})
