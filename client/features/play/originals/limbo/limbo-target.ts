/** Limbo's target and its chance: two views of one choice, both whole numbers. */
import { LIMBO_STEPS, LIMBO_TARGET_MAX, LIMBO_TARGET_MIN, limboWinners } from '#contract/play/originals/limbo.ts'

/** Chances in 1/10 000 of a percent: 495_000 = 49.5000 %. */
export const CHANCE_DECIMALS = 4
const WHOLE_CHANCE = 1_000_000
/** Target in hundredths × chance, before rounding. */
const RETURN = 99 * WHOLE_CHANCE

export const clampTarget = (target: number) => Math.min(LIMBO_TARGET_MAX, Math.max(LIMBO_TARGET_MIN, target))

/** How many of all possible draws win. */
export const chanceOf = (target: number) => Math.round((limboWinners(target) * WHOLE_CHANCE) / LIMBO_STEPS)

/** The target whose chance is the nearest. */
export const targetOfChance = (chance: number) => clampTarget(Math.round(RETURN / Math.max(1, chance)))

/** A step up or down, of a tenth of the target’s first digit: 0.10× from 1×, 1× from 10×, 10× from 100×. */
export function nextTarget(target: number, direction: 1 | -1): number {
  // Down from 10.00×, the smaller steps apply.
  const from = direction === 1 ? target : target - 1
  const step = 10 ** Math.floor(Math.log10(from / 10))
  const steps = target / step
  return clampTarget((direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step)
}
