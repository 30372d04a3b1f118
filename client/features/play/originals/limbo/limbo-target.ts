/** Limbo's target and its chance: two views of one choice, both whole numbers. */
import { LIMBO_STEPS, LIMBO_TARGET_MAX, LIMBO_TARGET_MIN, limboWinners } from '#contract/play/originals/limbo.ts'

/** Chances in 1/10 000 of a percent: 495_000 = 49.5000 %. */
export const CHANCE_DECIMALS = 4
const WHOLE_CHANCE = 1_000_000
/** Target in hundredths × chance, before rounding. */
const RETURN = 99 * WHOLE_CHANCE

export const clampTarget = (target: number) => Math.min(LIMBO_TARGET_MAX, Math.max(LIMBO_TARGET_MIN, target))

/** Of all possible draws, those that win. */
export const chanceOf = (target: number) => Math.round((limboWinners(target) * WHOLE_CHANCE) / LIMBO_STEPS)

/** The target whose chance is the nearest. */
export const targetOfChance = (chance: number) => clampTarget(Math.round(RETURN / Math.max(1, chance)))
