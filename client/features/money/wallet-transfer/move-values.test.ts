import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARES, shareOf } from './move-values.ts'

describe('a share', () => {
  it('is never more than the balance, in whole cents except for all of it', () => {
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
