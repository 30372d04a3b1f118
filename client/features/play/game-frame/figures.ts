/** Figures of games as players read and type them. Whole hundredths and ten-thousandths, never floats. */
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import { readFigure, type TypedNumber } from '#client/lib/typed-amount.ts'

const SCALE_DIGITS = 4

export { hundredthsText } from '#contract/play/originals/figures.ts'
/** 19603 → 1.9603 */
export const multiplierText = (value: number) => (value / MULTIPLIER_SCALE).toFixed(4)
/** 12_000 → `1.2`: a limit or a pay table entry. */
export const oddsText = (value: number) => String(value / MULTIPLIER_SCALE)

/** Reads a typed figure, with or without its `%` or `×`. `most`: the field's maximum, in units. */
export const readFigureText = (typed: string, decimals: number, most?: number): TypedNumber =>
  readFigure(typed, { decimals, unit: 'figure', ...(most !== undefined && { most: BigInt(most * MULTIPLIER_SCALE) }) })

/** Converts the value to a whole number of the last of `decimals` places. */
export const lastPlaces = (value: bigint, decimals: number): number => Number(value / 10n ** BigInt(SCALE_DIGITS - decimals))
