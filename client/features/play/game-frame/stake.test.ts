import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiplierPayout } from '#contract/play/originals/multiplier.ts'
import { double, halve, mostStake, readStake, stakeProblem, stakeText, type Limits } from './stake.ts'

const units = (amount: number) => BigInt(amount) * 10_000n
const limits: Limits = {
  minStake: units(1),
  maxStake: units(10_000),
  maxPayout: units(100_000),
  balance: units(500),
  bonus: null,
}
const EVEN = 19_603

describe('the stake', () => {
  it.each([
    ['100', units(100)],
    ['100.5', 1_005_000n],
    ['0,25', 2_500n],
    ['5.', units(5)],
    ['.5', 5_000n],
    ['10,50', 105_000n],
    ['1.000,50', 10_005_000n],
    ['1,000.50', 10_005_000n],
    ['1.255', undefined],
    ['1.2.3', undefined],
    ['-1', undefined],
    ['1e5', undefined],
    ['', undefined],
    ['.', undefined],
  ])('reads "%s"', (text, amount) => expect(readStake(text).value).toBe(amount))
  it('BON-02: stays within what an open bonus allows', () => {
    const open: Limits = { ...limits, bonus: { maxStake: units(100), minOdds: 12_000, maxOdds: 100_000 } }
    expect(mostStake(open, EVEN)).toBe(units(100))
    expect(stakeProblem(units(101), open, EVEN)).toBe('bonusStake')
    expect(stakeProblem(units(10), open, 100_001)).toBe('bonusOdds')
    expect(stakeProblem(units(10), open, 11_999)).toBe('bonusOdds')
    expect(stakeProblem(units(100), open, EVEN)).toBeUndefined()
  })
  it('reads every amount of whole cents it writes', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 99_999_999_999n }),
        (cents) => readStake(stakeText(cents * 100n)).value === cents * 100n,
      ),
    ))
  it('is halved down to the minimum and doubled up to the maximum', () => {
    expect(halve(units(3), limits)).toBe(15_000n)
    expect(halve(units(1), limits)).toBe(units(1))
    expect(halve(10_300n, limits)).toBe(units(1))
    expect(double(units(100), limits, EVEN)).toBe(units(200))
    expect(double(units(400), limits, EVEN)).toBe(units(500))
  })
  it('at its maximum is within every limit, and a cent more is not', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: units(50_000) }),
        fc.integer({ min: 10_102, max: 495_000 }),
        (balance, multiplier) => {
          const table = { ...limits, balance }
          const most = mostStake(table, multiplier)
          expect(most <= balance && most <= table.maxStake && multiplierPayout(most, multiplier) <= table.maxPayout).toBe(true)
          if (most >= table.minStake) expect(stakeProblem(most, table, multiplier)).toBeUndefined()
          expect(stakeProblem(most + 100n, table, multiplier)).toBeDefined()
        },
      ),
    ))
  it.each([
    [undefined, 'empty'],
    [0n, 'low'],
    [9_900n, 'low'],
    [units(10_001), 'high'],
    [units(501), 'balance'],
    [units(500), undefined],
  ])('%s is %s', (stake, problem) => expect(stakeProblem(stake, limits, EVEN)).toBe(problem))
  it('wins no more than the table allows beyond the stake', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 10_001, max: 10_000_000 }),
        fc.bigInt({ min: units(1), max: units(50_000) }),
        (multiplier, maxProfit) => {
          const table = { ...limits, balance: units(50_000), maxProfit }
          const most = mostStake(table, multiplier)
          expect(multiplierPayout(most, multiplier) - most <= maxProfit).toBe(true)
          if (most >= table.minStake) expect(stakeProblem(most, table, multiplier)).toBeUndefined()
          if (most < table.maxStake) expect(stakeProblem(most + 100n, table, multiplier)).toMatch(/^(profit|payout|low)$/)
        },
      ),
    ))
  it('may not win more than the table pays', () =>
    expect(stakeProblem(units(3_000), { ...limits, balance: units(9_000) }, 495_000)).toBe('payout'))
})
