import { describe, expect, it } from 'vitest'
import { daysOf, teamRange } from './team-days.ts'

const ZONE = 'Asia/Manila'
/** March 1st in Manila, still February in UTC. */
const NOW = new Date('2026-02-28T17:00:00Z')

describe('the days of a team report', () => {
  it.each([
    [{}, { from: '2026-03-01', to: '2026-03-01' }],
    [{ startDate: '2026-02-20' }, { from: '2026-02-20', to: '2026-03-01' }],
    [{ endDate: '2026-02-20' }, { from: '2026-02-20', to: '2026-02-20' }],
    [
      { startDate: '2026-02-01', endDate: String(NOW.getTime()) },
      { from: '2026-02-01', to: '2026-03-01' },
    ],
    // A device ahead of the merchant is already in the new month.
    [
      { startDate: '2026-04-01', endDate: String(NOW.getTime()) },
      { from: '2026-03-01', to: '2026-03-01' },
    ],
  ])('%j is %j', (asked, range) => expect(teamRange(asked, ZONE, NOW)).toEqual(range))

  it('has three whole months and not a day more', () => {
    expect(daysOf(teamRange({ startDate: '2025-12-01', endDate: '2026-03-02' }, ZONE, NOW))).toHaveLength(92)
    expect(() => teamRange({ startDate: '2025-11-30', endDate: '2026-03-02' }, ZONE, NOW)).toThrow('request.param.err')
    expect(() => teamRange({ startDate: '2026-03-02', endDate: '2026-03-01' }, ZONE, NOW)).toThrow('request.param.err')
  })
})
