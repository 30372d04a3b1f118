import { describe, expect, it } from 'vitest'
import { beginning, earnedLevel, followRank, type HeldRank, type MonthSum, type RankRule } from './rank-course.ts'

const rank = (level: number, minDeposit: bigint, minTurnover: bigint): RankRule => ({ level, minDeposit, minTurnover })
const RANKS = [rank(1, 0n, 0n), rank(2, 10n, 100n), rank(3, 30n, 300n), rank(4, 60n, 500n)]
const ZONE = 'Asia/Manila'
const NOW = new Date('2026-11-20T04:00:00Z')
const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`)

const sum = (deposited: bigint, turnover: bigint): MonthSum => ({ deposited, turnover })
const follow = (start: HeldRank, months: Record<string, MonthSum>, ranks = RANKS) =>
  followRank(start, { ranks, now: NOW, month: '2026-11-01', zone: ZONE, sumOf: (month) => months[month] ?? sum(0n, 0n) })

describe('the rank a month earns', () => {
  it('takes deposits and bets, both', () => {
    expect(earnedLevel(RANKS, sum(30n, 299n))).toBe(2)
    expect(earnedLevel(RANKS, sum(29n, 300n))).toBe(2)
    expect(earnedLevel(RANKS, sum(30n, 300n))).toBe(3)
    expect(earnedLevel(RANKS, sum(1_000n, 99n))).toBe(1)
    expect(earnedLevel([], sum(1_000n, 1_000n))).toBe(1)
  })
})

describe('a rank', () => {
  const fresh = beginning('2026-11-01')

  it('is reached at once, and held to the end of the next month', () =>
    expect(follow(fresh, { '2026-11-01': sum(30n, 300n) })).toEqual({
      held: { level: 3, month: '2026-11-01', heldUntil: '2026-12-01' },
      changes: [{ fromLevel: 1, level: 3, at: NOW }],
    }))

  it('that last month reached before it ended, unseen, counts from this month on', () =>
    expect(follow(fresh, { '2026-10-01': sum(60n, 500n) })).toEqual({
      held: { level: 4, month: '2026-11-01', heldUntil: '2026-11-01' },
      changes: [{ fromLevel: 1, level: 4, at: midnight('2026-11-01') }],
    }))

  it('is kept for another month each time it is reached again', () => {
    const start = { level: 3, month: '2026-10-01', heldUntil: '2026-11-01' }
    expect(follow(start, { '2026-11-01': sum(30n, 300n) })).toEqual({
      held: { level: 3, month: '2026-11-01', heldUntil: '2026-12-01' },
      changes: [],
    })
  })

  it('is held through the month after, even if that one comes to nothing', () =>
    expect(follow({ level: 3, month: '2026-10-01', heldUntil: '2026-11-01' }, {})).toEqual({
      held: { level: 3, month: '2026-11-01', heldUntil: '2026-11-01' },
      changes: [],
    }))

  it('falls by one a month, each held for a month', () => {
    const start = { level: 4, month: '2026-08-01', heldUntil: '2026-08-01' }
    expect(follow(start, {})).toEqual({
      held: { level: 1, month: '2026-11-01', heldUntil: '2026-12-01' },
      changes: [
        { fromLevel: 4, level: 3, at: midnight('2026-09-01') },
        { fromLevel: 3, level: 2, at: midnight('2026-10-01') },
        { fromLevel: 2, level: 1, at: midnight('2026-11-01') },
      ],
    })
  })

  it('falls no lower than its month earns', () =>
    expect(follow({ level: 3, month: '2026-10-01', heldUntil: '2026-10-01' }, { '2026-10-01': sum(10n, 100n) }).held).toEqual({
      level: 2,
      month: '2026-11-01',
      heldUntil: '2026-11-01',
    }))

  it('rises again in the month it has fallen in', () => {
    const start = { level: 3, month: '2026-10-01', heldUntil: '2026-10-01' }
    expect(follow(start, { '2026-11-01': sum(60n, 600n) }).changes).toEqual([
      { fromLevel: 3, level: 2, at: midnight('2026-11-01') },
      { fromLevel: 2, level: 4, at: NOW },
    ])
  })

  it('that was taken away gives way to the last one', () =>
    expect(follow({ level: 4, month: '2026-11-01', heldUntil: '2026-12-01' }, {}, RANKS.slice(0, 2))).toEqual({
      held: { level: 2, month: '2026-11-01', heldUntil: '2026-12-01' },
      changes: [{ fromLevel: 4, level: 2, at: NOW }],
    }))
})
