import { expect, it } from 'vitest'
import { rangeKey, rangeQuery } from './range.ts'

const NOW = Date.UTC(2026, 2, 10, 12)
const DAY_MS = 86_400_000

it.each([
  ['today', 0, 0],
  ['yesterday', 1, 1],
  ['days_7', 6, 0],
  ['days_30', 29, 0],
] as const)('%s is queried by instants: the business day is the merchant’s', (span, first, last) =>
  expect(rangeQuery({ span }, NOW)).toEqual({ startDate: String(NOW - first * DAY_MS), endDate: String(NOW - last * DAY_MS) }),
)

it('this month is queried from its first day to this instant', () =>
  expect(rangeQuery({ span: 'month' }, NOW)).toEqual({ startDate: '2026-03-01', endDate: String(NOW) }))

it('dates chosen in the wrong order are swapped', () =>
  expect(rangeQuery({ span: 'custom', from: '2026-03-05', to: '2026-03-01' })).toEqual({
    startDate: '2026-03-01',
    endDate: '2026-03-05',
  }))

it('has a name that stays the same while the clock runs', () => {
  expect(rangeKey({ span: 'today' })).toBe('today')
  expect(rangeKey({ span: 'custom', from: '2026-03-01', to: '2026-03-05' })).toBe('2026-03-01/2026-03-05')
})
