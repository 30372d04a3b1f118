import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICE_TARGET_MAX, DICE_TARGET_MIN, diceChance, diceMultiplier } from '#contract/play/originals/dice.ts'
import { clampTarget, mirrorTarget, snapTarget, targetOfChance, targetOfMultiplier } from './dice-target.ts'

const target = fc.integer({ min: DICE_TARGET_MIN, max: DICE_TARGET_MAX })
const direction = fc.constantFrom('over', 'under')

describe('targets', () => {
  it('keeps the chance when the direction changes', () =>
    fc.assert(fc.property(target, (value) => diceChance(value, 'over') === diceChance(mirrorTarget(value), 'under'))))
  it('finds the target for a chance or a multiplier', () =>
    fc.assert(
      fc.property(target, direction, (value, side) => {
        expect(targetOfChance(diceChance(value, side), side)).toBe(value)
        const found = targetOfMultiplier(diceMultiplier(value, side), side)
        expect(diceMultiplier(found, side)).toBe(diceMultiplier(value, side))
      }),
    ))
  it('never leaves the range of the table', () => {
    expect([clampTarget(0), clampTarget(10_000), snapTarget(4_937), snapTarget(12)]).toEqual([200, 9_800, 4_950, 200])
    expect(targetOfMultiplier(0, 'over')).toBe(DICE_TARGET_MIN)
    expect(targetOfMultiplier(990_000_000, 'over')).toBe(DICE_TARGET_MAX)
  })
})
