import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { shareOf } from '#server/features/agents/agent-contracts/choose-tier.ts'
import { type Before, carryInto, carryOutOf, teamLoss } from './dividend.ts'
import { CENTAVO, units } from './terms.samples.ts'

const parts = (stake: number, payout: number, rebate: number, promotion: number, salary: number, adjustment = 0) => ({
  stake: units(stake),
  payout: units(payout),
  rebate: units(rebate),
  promotion: units(promotion),
  salary: units(salary),
  adjustment: units(adjustment),
})
const TWENTY = units(20)

/** Consecutive half months from the first of a month: what each pays. */
function run(carry: ContractTerms['carry'], losses: readonly number[]): bigint[] {
  let before: Before | undefined
  return losses.map((units_, index) => {
    const loss = units(units_)
    const carryIn = carryInto(carry, before, index % 2 === 0)
    before = { loss, carryOut: carryOutOf(loss, carryIn) }
    return shareOf(loss - carryIn, TWENTY, CENTAVO)
  })
}

describe('a dividend', () => {
  it('AGT-28: L = 5,000,000 − 4,700,000 − 60,000 − 40,000 − 50,000 = 150,000; at 20 % 30,000.00', () => {
    const loss = teamLoss(parts(5_000_000, 4_700_000, 60_000, 40_000, 50_000))
    expect(loss).toBe(units(150_000))
    expect(shareOf(loss, TWENTY, CENTAVO)).toBe(units(30_000))
    expect(shareOf(units(90_000), units(15), CENTAVO)).toBe(units(13_500))
  })

  it.each([
    { carry: 'PERMANENT', pays: [30_000, 0, 12_000] },
    { carry: 'NONE', pays: [30_000, 0, 20_000] },
    { carry: 'LAST_PERIOD', pays: [30_000, 0, 12_000] },
    // The third is the first half of the next month.
    { carry: 'WITHIN_MONTH', pays: [30_000, 0, 20_000] },
  ] as const)('AGT-29: $carry: after 150,000 and −40,000, a loss of 100,000 pays $pays', ({ carry, pays }) =>
    expect(run(carry, [150_000, -40_000, 100_000])).toEqual(pays.map(units)),
  )

  it('AGT-29: PERMANENT goes on until it is made up for; LAST_PERIOD forgets after one', () => {
    expect(run('PERMANENT', [-50_000, 20_000, 40_000, 10_000])).toEqual([0, 0, 2_000, 2_000].map(units))
    expect(run('LAST_PERIOD', [-50_000, 20_000, 40_000, 10_000])).toEqual([0, 0, 8_000, 2_000].map(units))
    expect(run('WITHIN_MONTH', [-50_000, 80_000, 40_000])).toEqual([0, 6_000, 8_000].map(units))
  })

  it('references: (186,400 − 32,500) × 20 % = 30,780.00; (300,000 − 10,000 − 5,000 − 15,000) × 18 % = 48,600.00', () => {
    expect(shareOf(teamLoss(parts(186_400, 0, 0, 0, 32_500)), TWENTY, CENTAVO)).toBe(units(30_780))
    expect(shareOf(teamLoss(parts(300_000, 0, 10_000, 5_000, 15_000)), units(18), CENTAVO)).toBe(units(48_600))
  })

  it('PERMANENT pays no more than the sum of all periods is worth, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 12 }), (losses) => {
        const paid = run('PERMANENT', losses).reduce((sum, one) => sum + one, 0n)
        let highest = 0
        let total = 0
        for (const loss of losses) highest = Math.max(highest, (total += loss))
        expect(paid <= shareOf(units(highest), TWENTY, CENTAVO)).toBe(true)
      }),
    )
  })
})
