import { describe, expect, it } from 'vitest'
import { readTerms } from './contract-terms.ts'

const low = { minTurnover: '1000000000', minActive: 3, rate: 4_000 }
const high = { minTurnover: '5000000000', minActive: 8, minLoss: '200000000', rate: 6_000 }

describe('terms as they are kept', () => {
  it('are read with the lowest tier first, and without what was not agreed', () =>
    expect(readTerms({ tiers: [high, low], minBillingOrder: '1000000' })).toEqual({
      tiers: [
        { minTurnover: 1_000_000_000n, minActive: 3, minLoss: null, rate: 4_000n },
        { minTurnover: 5_000_000_000n, minActive: 8, minLoss: 200_000_000n, rate: 6_000n },
      ],
      minBillingOrder: 1_000_000n,
      floorTo: null,
      dailyCap: null,
      offsetsDaily: false,
      carry: 'NONE',
    }))

  it.each([
    { wrong: 'no tier', terms: { tiers: [], minBillingOrder: '0' } },
    { wrong: 'more than six', terms: { tiers: Array.from({ length: 7 }, () => low), minBillingOrder: '0' } },
    { wrong: 'a rate over 100 %', terms: { tiers: [{ ...low, rate: 1_000_001 }], minBillingOrder: '0' } },
    { wrong: 'an amount with a sign', terms: { tiers: [{ ...low, minTurnover: '-1' }], minBillingOrder: '0' } },
  ])('are refused with $wrong', ({ terms }) => expect(() => readTerms(terms)).toThrow(/too_small|too_big|invalid_format/))
})
