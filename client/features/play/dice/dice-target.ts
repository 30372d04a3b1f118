/** Targets, chances and multipliers as the player reads and types them. Always whole hundredths and ten-thousandths. */
import { MULTIPLIER_SCALE } from '#contract/play/fairness/originals/multiplier.ts'
import { DICE_TARGET_MAX, DICE_TARGET_MIN, type DiceDirection } from '#contract/play/dice/dice.ts'
import { diceMultiplier } from '#contract/play/dice/dice-roll.ts'

const WHOLE = 10_000
/** Dragging stops at halves; type the exact hundredth or use the arrow keys. */
const DRAG_STEP = 50
/** Multiplier × chance, before truncation: what a chance of one hundredth of a percent would pay. */
const RETURN = diceMultiplier(1, 'under')

/** 4950 → 49.50 */
export const hundredthsText = (value: number) => (value / 100).toFixed(2)
/** 19603 → 1.9603 */
/** 12_000 → `1.2`: a limit, not a result. */
export const oddsText = (value: number) => String(value / MULTIPLIER_SCALE)
export const multiplierText = (value: number) => (value / MULTIPLIER_SCALE).toFixed(4)

/**
 * Digits with at most `decimals` places after a point or comma, as a whole number of the last place; undefined = not a number.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const match = /^(\d{1,6})?(?:[.,](\d*))?$/.exec(text.replace(/[\s%×x]/gi, ''))
  if (!match) return undefined
  const [, whole = '', part = ''] = match
  if (whole === '' && part === '') return undefined
  return Number(whole || '0') * 10 ** decimals + Number(part.slice(0, decimals).padEnd(decimals, '0'))
}

export const clampTarget = (target: number) => Math.min(DICE_TARGET_MAX, Math.max(DICE_TARGET_MIN, target))
export const snapTarget = (target: number) => clampTarget(Math.round(target / DRAG_STEP) * DRAG_STEP)

/** The other direction with the same chance: over 49.50 ⇄ under 50.50. */
export const mirrorTarget = (target: number) => clampTarget(WHOLE - target)

export const targetOfChance = (chance: number, direction: DiceDirection) =>
  clampTarget(direction === 'over' ? WHOLE - chance : chance)

/** The target that pays at least this multiplier. */
export const targetOfMultiplier = (multiplier: number, direction: DiceDirection) =>
  targetOfChance(Math.floor(RETURN / Math.max(1, multiplier)), direction)
