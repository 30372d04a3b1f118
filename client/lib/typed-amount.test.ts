import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, readAmount, tidyAmount } from './typed-amount.ts'

describe('an amount while it is typed', () => {
  it.each([
    ['12', 2, '12'],
    ['007', 2, '7'],
    ['1,234.567', 2, '1234.56'],
    ['12.34567', 4, '12.3456'],
    ['12,50', 2, '12.50'],
    ['.5', 2, '0.5'],
    ['₱ 12a.3.4', 4, '12.34'],
    ['', 2, ''],
  ])('typed as "%s" with %i decimals becomes "%s"', (typed, decimals, tidy) => expect(tidyAmount(typed, decimals)).toBe(tidy))

  it('is read, also when incomplete', () => {
    expect(['12.3456', '12.', ''].map(readAmount)).toEqual([123_456n, 120_000n, 0n])
  })

  it('is written as it is read', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (amount) => {
        expect(readAmount(amountText(amount))).toBe(amount)
      }),
    )
  })
})
