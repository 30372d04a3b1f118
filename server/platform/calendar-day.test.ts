import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, firstOfMonth, isDay, mondayOf, weekdayOf, addMonths } from './calendar-day.ts'

describe('a day of the calendar', () => {
  it.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => expect(isDay(text)).toBe(true))
  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-1-01', '20260101', '', 'today', '2026-01-01T00:00'])(
    '%s is none',
    (text) => expect(isDay(text)).toBe(false),
  )

  it('is followed and preceded by others, whatever the clocks of the machine do between', () => {
    // Clocks change on these in New York, Auckland and Manila’s past.
    const days = daysBetween('2026-01-01', '2026-12-31', 400)
    expect(days).toHaveLength(365)
    expect(new Set(days).size).toBe(365)
    expect(days.map((day) => addDays(addDays(day, 1), -1))).toEqual(days)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  })

  it('has a first of its month, a weekday and a Monday', () => {
    expect(firstOfMonth('2026-11-26')).toBe('2026-11-01')
    expect(weekdayOf('2026-11-29')).toBe(0)
    expect(['2026-11-23', '2026-11-26', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-23', '2026-11-23', '2026-11-23'])
  })

  it('months later is the same date, or the last of a shorter month', () => {
    expect(addMonths('2026-11-26', -12)).toBe('2025-11-26')
    expect(addMonths('2024-02-29', -12)).toBe('2023-02-28')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-10-31', 4)).toBe('2027-02-28')
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
    expect(addMonths('0001-03-01', -12)).toBe('0000-03-01')
  })

  it('no more are listed than asked for', () => {
    expect(daysBetween('2026-01-01', '2036-01-01', 3)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03'])
    expect(daysBetween('2026-01-02', '2026-01-01', 3)).toEqual([])
  })
})
