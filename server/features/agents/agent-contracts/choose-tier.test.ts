import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { chooseTier, countedTurnover, shareOf } from './choose-tier.ts'
import { CENTAVO, termsOf, U_DAILY, units } from '#server/features/agents/agent-bill/terms.samples.ts'

const pays = (terms: typeof U_DAILY, turnover: number, active: number, loss = 0) => {
  const { tier } = chooseTier(terms.tiers, { turnover: units(turnover), active, loss: units(loss) })
  return shareOf(countedTurnover(units(turnover), terms), tier?.rate ?? 0n, CENTAVO)
}

describe('AGT-06: the highest tier whose every threshold is met', () => {
  it.each([
    { turnover: 1_200_000, active: 12, gross: 9_600, why: 'the third tier needs 15 active' },
    { turnover: 1_200_000, active: 15, gross: 12_000, why: 'exactly 15' },
    { turnover: 1_200_000, active: 8, gross: 9_600, why: 'active 8 exactly: yes' },
    { turnover: 1_200_000, active: 7, gross: 6_000, why: 'active 7: tier 1, 6,000.00' },
    { turnover: 499_999.99, active: 20, gross: 2_499.99, why: 'turnover 499,999.99: tier 1' },
    { turnover: 500_000, active: 8, gross: 4_000, why: '500,000 exactly' },
    { turnover: 99_999.99, active: 20, gross: 0, why: 'below the first' },
  ])('AGT-23, AGT-24: $turnover with $active pays $gross ($why)', ({ turnover, active, gross }) =>
    expect(pays(U_DAILY, turnover, active)).toBe(units(gross)),
  )

  it('says what the tier above misses', () => {
    const { index, next } = chooseTier(U_DAILY.tiers, { turnover: units(1_200_000), active: 12, loss: 0n })
    expect(index).toBe(1)
    expect(next).toMatchObject({ index: 2, turnover: 0n, active: 3, loss: 0n })
    expect(chooseTier(U_DAILY.tiers, { turnover: units(90_000), active: 1, loss: 0n })).toMatchObject({
      index: null,
      next: { index: 0, turnover: units(10_000), active: 2 },
    })
    expect(chooseTier(U_DAILY.tiers, { turnover: units(1_000_000), active: 15, loss: 0n }).next).toBeNull()
  })

  it('AGT-23, a variant in use: 437,250 floored to 430,000 at a loss of 21,300 pays 5,160.00', () => {
    const variant = termsOf(
      [
        [10_000, 0, 0.8],
        [10_000, 0, 1, 0.01],
        [10_000, 0, 1.2, 15_000],
        [10_000, 0, 1.5, 30_000],
      ],
      { floorTo: units(10_000) },
    )
    expect(pays(variant, 437_250, 0, 21_300)).toBe(units(5_160))
    expect(pays(variant, 437_250, 0, -5)).toBe(units(3_440))
    expect(pays(variant, 9_999.99, 0, 21_300)).toBe(0n)
  })

  it('AGT-23, another variant: sales, loss and users in tiers, the highest index that meets all', () => {
    const variant = termsOf([
      [100_000, 3, 0.5, 1_000],
      [200_000, 5, 0.7, 5_000],
      [300_000, 6, 0.9, 20_000],
    ])
    expect(pays(variant, 350_000, 7, 6_000)).toBe(units(2_450))
    expect(pays(variant, 350_000, 5, 25_000)).toBe(units(2_450))
    expect(pays(variant, 350_000, 7, 999)).toBe(0n)
  })

  it('more turnover, players or loss never reach a lower tier', () => {
    const reached = fc.record({
      turnover: fc.bigInt(0n, 20_000_000_000n),
      active: fc.nat(20),
      loss: fc.bigInt(-1_000_000n, 1_000_000n),
    })
    fc.assert(
      fc.property(reached, fc.bigInt(0n, 5_000_000_000n), fc.nat(9), ({ turnover, active, loss }, more, players) => {
        const before = chooseTier(U_DAILY.tiers, { turnover, active, loss }).index ?? -1
        const after = chooseTier(U_DAILY.tiers, { turnover: turnover + more, active: active + players, loss: loss + more }).index
        expect(after ?? -1).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

it('AGT-17: a share is cut down to the cent, never rounded up, and of a loss there is none', () => {
  expect(shareOf(units(64_250.5), units(0.15), CENTAVO)).toBe(units(96.37))
  expect(shareOf(-1n, units(1), CENTAVO)).toBe(0n)
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(1n, 1_000_000n), (amount, rate) => {
      const share = shareOf(amount, rate, CENTAVO)
      expect(share % 100n).toBe(0n)
      expect(share * 1_000_000n <= amount * rate && (share + 100n) * 1_000_000n > amount * rate).toBe(true)
    }),
  )
})
