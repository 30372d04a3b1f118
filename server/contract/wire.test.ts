import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  languageFromWire,
  MAX_INSTANT,
  MAX_ROW_ID,
  money,
  moneyFromWire,
  moneyInput,
  moneyToWire,
  pagePlace,
  wholeNumber,
} from './wire.ts'

/** Beyond these, two neighbouring amounts may map to the same JSON number: by decimals (ADR 0018). */
const EXACT = { 4: 2n ** 39n, 2: 2n ** 46n, 0: 2n ** 53n }
const UNIT = 10_000n

describe('LED-07 money on the wire', () => {
  it('is a JSON number of at most 4 decimals, and comes back as the same integer', () => {
    fc.assert(
      fc.property(fc.bigInt(-EXACT[4] * UNIT, EXACT[4] * UNIT), (amount) => {
        const text = JSON.stringify(moneyToWire(amount))
        expect(text).toMatch(/^-?\d+(\.\d{1,4})?$/)
        expect(z.decode(money, JSON.parse(text) as number)).toBe(amount)
      }),
    )
  })

  it.each([
    { currency: 'PHP', step: 100n, most: EXACT[2] * UNIT },
    { currency: 'VND', step: 10_000n, most: EXACT[0] * UNIT },
  ])('is exact in the decimals of $currency, whatever a year adds up to', ({ step, most }) => {
    fc.assert(
      fc.property(fc.bigInt(-most / step, most / step), (steps) => {
        const wire = JSON.parse(JSON.stringify(z.encode(money, steps * step))) as number
        const nearest = z.decode(money, wire)
        const difference = nearest - steps * step
        // Within half a step: rounded to the currency's decimals it equals the amount.
        expect((difference < 0n ? -difference : difference) * 2n < step).toBe(true)
      }),
    )
  })

  it('is never refused on its way out', () => {
    fc.assert(fc.property(fc.bigInt(-(10n ** 22n), 10n ** 22n), (amount) => Number.isFinite(z.encode(money, amount))))
  })

  it.each(['1.00001', '1e3', '0x10', 'NaN', '', ' ', '1,5', '٣', '--1', '12345678901234', '.5', '5.'])('is not %j', (text) => {
    expect(moneyFromWire(text)).toBeUndefined()
    expect(moneyInput.safeParse(text).success).toBe(false)
  })

  it.each([0.1 + 0.2, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY, null, true, [1], { a: 1 }])('is not %o', (value) =>
    expect(money.safeParse(value).success).toBe(false),
  )

  it('is limited where a caller names it', () => {
    expect(moneyInput.safeParse(1_000_000_000_000).success).toBe(true)
    expect(moneyInput.safeParse(1_000_000_000_000.01).success).toBe(false)
    expect(moneyInput.safeParse(-1_000_000_000_001).success).toBe(false)
  })
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
  ])('WIR-02: %j is %j', (wire, language) => expect(languageFromWire(wire)).toBe(language))
})

describe('the place where a page begins', () => {
  const place = pagePlace(MAX_INSTANT, MAX_ROW_ID, 32_767n)
  it.each(['0-0-0', '1795400000000-12-3', `${MAX_INSTANT}-${MAX_ROW_ID}-32767`])('is %s', (text) =>
    expect(place.parse(text)).toBe(text),
  )
  it.each(['29-4711-55113', `${MAX_INSTANT + 1n}-1-1`, `1-${MAX_ROW_ID + 1n}-1`, '1-1', '1-1-1-1', 'a-b-c', '-1-1-1', ''])(
    'is not %s: no column holds it',
    (text) => expect(place.safeParse(text).success).toBe(false),
  )
})
