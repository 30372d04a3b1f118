import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hundredthsText, multiplierText, parseDecimal } from './figures.ts'

const target = fc.integer({ min: 200, max: 9_800 })

describe('reading and writing figures', () => {
  it.each([
    ['49.5', 4950],
    ['49,50', 4950],
    ['50.50%', 5050],
    ['.5', 50],
    ['7', 700],
    ['12.999', 1299],
    ['', undefined],
    ['.', undefined],
    ['abc', undefined],
    ['1.2.3', undefined],
  ])('reads "%s" as %s hundredths', (text, value) => expect(parseDecimal(text, 2)).toBe(value))

  it('reads every target and multiplier it writes', () => {
    fc.assert(fc.property(target, (value) => parseDecimal(hundredthsText(value), 2) === value))
    fc.assert(fc.property(fc.integer({ min: 1, max: 990_000 }), (value) => parseDecimal(multiplierText(value), 4) === value))
  })
})
