import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, readAmount, SHARES, shareOf, tidyAmount } from './move-values.ts'

describe('an amount', () => {
  it.each([
    ['12', '12'],
    ['0012', '12'],
    ['12.34567', '12.3456'],
    ['1,234.5', '1234.5'],
    ['12,5', '12.5'],
    ['.5', '0.5'],
    ['₱ 12a.3.4', '12.34'],
    ['', ''],
  ])('typed as %s stands as %s', (typed, tidy) => expect(tidyAmount(typed)).toBe(tidy))

  it('is read to the last 1/10 000', () => {
    expect(readAmount('12.3456')).toBe(123_456n)
    expect(readAmount('12.')).toBe(120_000n)
    expect(readAmount('')).toBe(0n)
  })

  it('is the same once it is written and read', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 14n), (amount) => {
        expect(readAmount(amountText(amount))).toBe(amount)
      }),
    )
  })
})

describe('a share', () => {
  it('is never more than there is, in whole cents but for all of it', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.constantFrom(...SHARES), (balance, share) => {
        const part = shareOf(balance, share)
        expect(part * BigInt(share)).toBeLessThanOrEqual(balance)
        if (share === 1) expect(part).toBe(balance)
        else if (part > 100n) expect(part % 100n).toBe(0n)
      }),
    )
  })
})
