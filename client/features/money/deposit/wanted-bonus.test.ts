import { describe, expect, it } from 'vitest'
import type { DepositPromotion } from '#contract/money/deposit/deposit-order.ts'
import { suggestedAmount, wantedProblem } from './wanted-bonus.ts'

const units = (amount: number) => BigInt(amount * 10_000)
const channel = { min: units(100), max: units(5_000), fixAmounts: [units(500), units(200), units(1_000)], isFixedOnly: false }
const bonus = (minDeposit: number, blockedBy: DepositPromotion['blockedBy'] = null) =>
  ({ promotionId: 1, minDeposit: units(minDeposit), blockedBy }) as DepositPromotion

describe('the amount suggested for a bonus', () => {
  it('is its minimum, but no less than the channel takes', () => {
    expect(suggestedAmount(channel, bonus(300))).toBe(units(300))
    expect(suggestedAmount(channel, bonus(50))).toBe(units(100))
  })
  it('is the smallest fixed amount that is enough, where only those are taken', () =>
    expect(suggestedAmount({ ...channel, isFixedOnly: true }, bonus(300))).toBe(units(500)))
  it('is none without a minimum, or where the channel takes less', () => {
    expect(suggestedAmount(channel, bonus(-1))).toBeUndefined()
    expect(suggestedAmount(channel, bonus(6_000))).toBeUndefined()
    expect(suggestedAmount({ ...channel, isFixedOnly: true }, bonus(1_001))).toBeUndefined()
  })
})

describe('a bonus in the address cannot be had', () => {
  it('if this deposit has no such bonus', () => expect(wantedProblem(undefined, units(500), channel)).toEqual({ kind: 'ABSENT' }))
  it.each(['OPEN', 'ORDERED', 'CLAIMED'] as const)('if it is blocked: %s', (kind) =>
    expect(wantedProblem(bonus(-1, kind), units(500), channel)).toEqual({ kind }),
  )
  it('for less than its minimum', () => {
    const low = { kind: 'LOW', min: units(300), suggestion: units(300) }
    expect(wantedProblem(bonus(300), units(299), channel)).toEqual(low)
    expect(wantedProblem(bonus(300), undefined, channel)).toEqual(low)
    expect(wantedProblem(bonus(300), units(300), channel)).toBeUndefined()
  })
  it('unless it has no minimum: then an amount is not needed yet', () =>
    expect(wantedProblem(bonus(-1), undefined, channel)).toBeUndefined())
})
