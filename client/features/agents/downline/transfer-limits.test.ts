import { describe, expect, it } from 'vitest'
import { mostOf, problemOf, suggestionsOf } from './transfer-limits.ts'

const P = 10_000n
const limits = { minimum: 10n * P, maximum: 5_000n * P, leftToday: 800n * P }

describe('the maximum transfer', () => {
  it('is the least of the limits and the balance, in whole cents', () => {
    expect(mostOf(limits, 10_000n * P)).toBe(800n * P)
    expect(mostOf({ ...limits, leftToday: null }, 10_000n * P)).toBe(5_000n * P)
    expect(mostOf({ minimum: P, maximum: null, leftToday: null }, 12_345_678n)).toBe(12_345_600n)
    expect(mostOf(limits, 9n * P)).toBeNull()
  })

  it.each([
    { amount: 0n, problem: undefined },
    { amount: 9n * P, problem: 'low' },
    { amount: 10n * P, problem: undefined },
    { amount: 5_001n * P, problem: 'high' },
    { amount: 801n * P, problem: 'day' },
    { amount: 700n * P, problem: 'balance' },
  ])('$amount is refused with $problem', ({ amount, problem }) => expect(problemOf(limits, 600n * P, amount)).toBe(problem))

  it('counts all recipients together', () => {
    expect(problemOf(limits, 5_000n * P, 300n * P, 900n * P)).toBe('day')
    expect(problemOf(limits, 500n * P, 300n * P, 600n * P)).toBe('balance')
  })

  it('suggests no amount that could not be sent', () => {
    expect(suggestionsOf(limits, 100n * P).map(({ amount }) => amount)).toEqual([10n * P, 50n * P, 100n * P])
    expect(suggestionsOf(limits, 12n * P).map(({ key }) => key)).toEqual(['least', 'most'])
    expect(suggestionsOf(limits, 5n * P)).toEqual([])
  })
})
