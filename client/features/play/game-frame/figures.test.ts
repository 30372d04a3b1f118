import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hundredthsText, lastPlaces, multiplierText, readFigureText } from './figures.ts'

const parsed = (typed: string, decimals: number) => {
  const { value } = readFigureText(typed, decimals)
  return value === undefined ? undefined : lastPlaces(value, decimals)
}
const target = fc.integer({ min: 200, max: 9_800 })

describe('reading and writing figures', () => {
  it.each([
    ['49.5', 4950],
    ['49,50', 4950],
    ['50.50%', 5050],
    ['.5', 50],
    ['7', 700],
    ['1,96×', 196],
    ['12.999', undefined],
    ['', undefined],
    ['.', undefined],
    ['abc', undefined],
    ['1.2.3', undefined],
  ])('reads "%s" as %s hundredths', (text, value) => expect(parsed(text, 2)).toBe(value))

  it('reads every target and multiplier it writes', () => {
    fc.assert(fc.property(target, (value) => parsed(hundredthsText(value), 2) === value))
    fc.assert(fc.property(fc.integer({ min: 1, max: 990_000 }), (value) => parsed(multiplierText(value), 4) === value))
  })
})
