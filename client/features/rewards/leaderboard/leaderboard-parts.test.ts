import { describe, expect, it } from 'vitest'
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import { chosenBoard, daysLeft, isOut, wonOf } from './leaderboard-parts.ts'

const board = (campaignId: number) => ({ reward: { campaignId } }) as Leaderboard

describe('a leaderboard', () => {
  it('is the one that the address names, or the first', () => {
    const boards = [board(3), board(7)]
    expect(chosenBoard(boards, '7')).toBe(boards[1])
    expect(chosenBoard(boards, '9')).toBe(boards[0])
    expect(chosenBoard(boards, null)).toBe(boards[0])
    expect(chosenBoard([], '7')).toBeUndefined()
  })

  it('says what the last period won: to claim, or after something that is missing', () => {
    const reward = { transactionId: 'R7' } as Leaderboard['reward']
    expect(wonOf({ reward }, undefined)).toBe('CLAIM')
    expect(wonOf({ reward }, 'MOBILE')).toBe('MEND')
    expect(wonOf({ reward: { ...reward, transactionId: null } }, undefined)).toBeUndefined()
  })

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
