import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { windowOf } from './day-window.ts'
import { rangeOf } from './report-range.ts'

const NOW = new Date('2026-03-01T16:30:00Z')

describe('the days of a report', () => {
  it('are the merchant’s: an instant is its business day there', () => {
    const at = String(NOW.getTime())
    expect(rangeOf({ startDate: at, endDate: at }, 'Asia/Manila', NOW)).toEqual({ from: '2026-03-02', to: '2026-03-02' })
    expect(rangeOf({ startDate: at, endDate: at }, 'America/New_York', NOW)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  })
  it('WIR-11: may carry a time, which says nothing', () =>
    expect(rangeOf({ startDate: '2026-02-01 23:59:59', endDate: '2026-02-03' }, 'Asia/Manila', NOW)).toEqual({
      from: '2026-02-01',
      to: '2026-02-03',
    }))
  it('LED-12: default to a year', () => expect(rangeOf({}, 'Asia/Manila', NOW)).toEqual({ from: '2025-03-02', to: '2026-03-02' }))
  it.each([{ startDate: '2026-02-30' }, { startDate: '2026-03-03', endDate: '2026-03-02' }])('%j are refused', (asked) =>
    expect(() => rangeOf(asked, 'Asia/Manila', NOW)).toThrow('request.param.err'),
  )
})

it('a page is found by counting days: the rows are those that counting rows would give', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(7), { maxLength: 20 }), fc.nat(80), fc.integer({ min: 1, max: 30 }), (counts, offset, size) => {
      const days = counts.map((rows, index) => ({ day: `2026-01-${String(31 - index).padStart(2, '0')}`, rows }))
      const all = days.flatMap(({ day, rows }) => Array.from({ length: rows }, (_, row) => `${day}/${row}`))
      const window = windowOf(days, offset, size)
      const inWindow = window ? all.filter((row) => row.slice(0, 10) >= window.from && row.slice(0, 10) <= window.to) : []
      expect(inWindow.slice(window?.skip ?? 0).slice(0, size)).toEqual(all.slice(offset, offset + size))
    }),
  )
})
