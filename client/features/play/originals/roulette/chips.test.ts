import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROULETTE_BETS, ROULETTE_INSIDE, roulettePlaces } from '#contract/play/originals/roulette.ts'
import { chipsProblem, payoutsOf, stacked, totalOf, type ChipPlace, type PlacedChip } from './chips.ts'

const units = (amount: number) => BigInt(amount) * 10_000n
const limits = {
  minStake: units(1),
  maxStake: units(10_000),
  maxPayout: units(100_000),
  maxProfit: units(50_000),
  balance: units(5_000),
  bonus: null,
}
const chip = (kind: PlacedChip['kind'], numbers: number[], amount: number): PlacedChip => ({
  kind,
  numbers,
  amount: units(amount),
})

const isInside = (kind: string) => (ROULETTE_INSIDE as readonly string[]).includes(kind)
const place = fc
  .constantFrom(...ROULETTE_BETS)
  .chain((kind) =>
    fc.constantFrom(...roulettePlaces(kind)).map((numbers): ChipPlace => ({ kind, numbers: isInside(kind) ? numbers : [] })),
  )

describe('chips on the table', () => {
  it('lie on top of each other where they share a place', () => {
    const chips = stacked([chip('red', [], 5), chip('straight', [17], 20), chip('red', [], 50)])
    expect(chips).toEqual([chip('red', [], 55), chip('straight', [17], 20)])
    expect(totalOf(chips)).toBe(units(75))
  })
  it('pay 36 in all for every number they cover, wherever they lie', () =>
    fc.assert(
      fc.property(place, (one) => {
        const payouts = payoutsOf([{ ...one, amount: units(10) }])
        expect(payouts.reduce((sum, payout) => sum + payout, 0n)).toBe(units(360))
        expect(new Set(payouts.filter((payout) => payout > 0n)).size).toBe(1)
      }),
    ))
  it.each([
    [[], 'empty'],
    [[{ ...chip('red', [], 1), amount: 5_000n }], 'low'],
    [[chip('red', [], 10_001)], 'high'],
    [[chip('straight', [7], 2_800)], 'payout'],
    [[chip('straight', [7], 1_500)], 'profit'],
    [[chip('red', [], 3_000), chip('black', [], 2_001)], 'balance'],
    [[chip('red', [], 3_000), chip('straight', [0], 100)], undefined],
  ] as const)('%s: %s', (chips, problem) => expect(chipsProblem(chips, limits)).toBe(problem))
  it('BON-02: under a bonus, chips on both sides of the table count for the little they can win', () => {
    const open = { ...limits, bonus: { maxStake: units(100), minOdds: 15_000, maxOdds: 100_000 } }
    expect(chipsProblem([chip('red', [], 50)], open)).toBeUndefined()
    expect(chipsProblem([chip('red', [], 50), chip('black', [], 50)], open)).toBe('bonusOdds')
    expect(chipsProblem([chip('straight', [7], 10)], open)).toBe('bonusOdds')
    expect(chipsProblem([chip('red', [], 101)], open)).toBe('bonusStake')
  })
})
