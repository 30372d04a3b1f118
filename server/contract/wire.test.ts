import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { languageFromWire, money, moneyFromWire, moneyToWire, wholeNumber } from './wire.ts'

/** The largest amount a JSON number holds exactly to the fourth decimal. */
const LARGEST = 9_007_199_254_740_991n

describe('LED-07 money on the wire', () => {
  it('is a JSON number of at most 4 decimals, and comes back as the same integer', () => {
    fc.assert(
      fc.property(fc.bigInt(-LARGEST / 10n, LARGEST / 10n), (amount) => {
        const text = JSON.stringify(moneyToWire(amount))
        expect(text).toMatch(/^-?\d+(\.\d{1,4})?$/)
        expect(z.decode(money, JSON.parse(text) as number)).toBe(amount)
        expect(moneyFromWire(text)).toBe(amount)
      }),
    )
  })

  it.each(['1.00001', '1e3', '0x10', 'NaN', '', ' ', '1,5', '٣', '--1', '12345678901234', '.5', '5.'])('is not %j', (text) => {
    expect(moneyFromWire(text)).toBeUndefined()
    expect(money.safeParse(text).success).toBe(false)
  })

  it.each([0.1 + 0.2, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY, null, true, [1], { a: 1 }])('is not %o', (value) =>
    expect(money.safeParse(value).success).toBe(false),
  )
})

describe('a whole number', () => {
  it.each([
    ['7', 7],
    [7, 7],
    [' 7 ', 7],
  ])('reads %j', (wire, number) => expect(wholeNumber(10).parse(wire)).toBe(number))
  it.each(['-1', '11', '1.5', 1.5, '1e1', '', 'x', '99999999999', null])('refuses %j', (wire) =>
    expect(wholeNumber(10).safeParse(wire).success).toBe(false),
  )
})

describe('a language', () => {
  it.each([
    ['CN', 'zh'],
    ['zh_cn', 'zh'],
    ['TY', 'tl'],
    ['fil-PH', 'tl'],
    ['vn', 'vi'],
    [' en ', 'en'],
    ['PT', undefined],
    ['', undefined],
  ])('%j is %j', (wire, language) => expect(languageFromWire(wire)).toBe(language))
})
