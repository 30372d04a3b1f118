import { describe, expect, it } from 'vitest'
import { nextRain } from './rain-times.ts'

const MANILA = 'Asia/Manila'
/** A Wednesday, noon in Manila. */
const NOON = new Date('2026-11-18T04:00:00Z')
const next = (times: string[], weekdays: number[] = [], after = NOON, zone = MANILA) =>
  nextRain({ times, weekdays }, after, zone)?.toISOString()

describe('the next rain', () => {
  it('is the first time of the day that is still to come, in any order of the times', () => {
    expect(next(['20:00', '14:00', '08:00'])).toBe('2026-11-18T06:00:00.000Z')
    expect(next(['08:00'])).toBe('2026-11-19T00:00:00.000Z')
    expect(next(['12:00'])).toBe('2026-11-19T04:00:00.000Z')
  })

  it('keeps to the weekdays, also a week ahead', () => {
    expect(next(['20:00'], [5, 7])).toBe('2026-11-20T12:00:00.000Z')
    expect(next(['20:00'], [7])).toBe('2026-11-22T12:00:00.000Z')
    expect(next(['08:00'], [3])).toBe('2026-11-25T00:00:00.000Z')
  })

  it('leaves out a time that the clocks skip', () => {
    // Berlin, on the night of 29 March 2026: 02:30 does not exist.
    const before = new Date('2026-03-28T12:00:00Z')
    expect(next(['02:30'], [], before, 'Europe/Berlin')).toBe('2026-03-30T00:30:00.000Z')
    expect(next(['02:30'], [7], before, 'Europe/Berlin')).toBeUndefined()
  })
})
