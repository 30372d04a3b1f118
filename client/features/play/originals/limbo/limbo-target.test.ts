import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMBO_TARGET_MAX, LIMBO_TARGET_MIN } from '#contract/play/originals/limbo.ts'
import { chanceOf, clampTarget, nextTarget, targetOfChance } from './limbo-target.ts'

const target = fc.integer({ min: LIMBO_TARGET_MIN, max: LIMBO_TARGET_MAX })

describe('Limbo’s target and chance', () => {
  it.each([
    [200, 495_000],
    [1_000, 99_000],
    [LIMBO_TARGET_MIN, 980_198],
    [LIMBO_TARGET_MAX, 99],
  ])('a target of %s has a chance near %s', (of, chance) => expect(Math.abs(chanceOf(of) - chance)).toBeLessThanOrEqual(1))
  it('agree: typing the chance that is shown keeps it, to the last digit or so', () =>
    fc.assert(
      fc.property(target, (of) => {
        const chance = chanceOf(of)
        expect(Math.abs(chanceOf(targetOfChance(chance)) - chance)).toBeLessThanOrEqual(Math.max(1, chance * 0.006))
      }),
    ))
  it.each([
    [200, 210, 190],
    [1_000, 1_100, 990],
    [1_234, 1_300, 1_200],
    [10_000, 11_000, 9_900],
    [LIMBO_TARGET_MIN, 110, LIMBO_TARGET_MIN],
    [LIMBO_TARGET_MAX, LIMBO_TARGET_MAX, 990_000],
  ])('a step from %s leads up to %s and down to %s', (from, up, down) =>
    expect([nextTarget(from, 1), nextTarget(from, -1)]).toEqual([up, down]),
  )
  it('stays within the table', () => {
    expect([clampTarget(0), clampTarget(9_999_999)]).toEqual([LIMBO_TARGET_MIN, LIMBO_TARGET_MAX])
    expect([targetOfChance(0), targetOfChance(1_000_000)]).toEqual([LIMBO_TARGET_MAX, LIMBO_TARGET_MIN])
  })
})
