/** Targets by chance, multiplier and direction. Always whole hundredths. */
import { DICE_TARGET_MAX, DICE_TARGET_MIN, type DiceDirection, diceMultiplier } from '#contract/play/originals/dice.ts'

const WHOLE = 10_000
/** Dragging stops at halves; type the exact hundredth or use the arrow keys. */
const DRAG_STEP = 50
/** Multiplier × chance, before truncation: what a chance of one hundredth of a percent would pay. */
const RETURN = diceMultiplier(1, 'under')

export const clampTarget = (target: number) => Math.min(DICE_TARGET_MAX, Math.max(DICE_TARGET_MIN, target))
export const snapTarget = (target: number) => clampTarget(Math.round(target / DRAG_STEP) * DRAG_STEP)

/** The other direction with the same chance: over 49.50 ⇄ under 50.50. */
export const mirrorTarget = (target: number) => clampTarget(WHOLE - target)

export const targetOfChance = (chance: number, direction: DiceDirection) =>
  clampTarget(direction === 'over' ? WHOLE - chance : chance)

/** The target that pays at least this multiplier. */
export const targetOfMultiplier = (multiplier: number, direction: DiceDirection) =>
  targetOfChance(Math.floor(RETURN / Math.max(1, multiplier)), direction)
