/** Figures of games as players read and type them. Whole hundredths and ten-thousandths, never floats. */
import { MULTIPLIER_SCALE } from '#contract/play/originals/multiplier.ts'
import { readFigure, type TypedNumber } from '#client/lib/typed-amount.ts'

const SCALE_DIGITS = 4

export { hundredthsText } from '#contract/play/originals/figures.ts'
/** 19603 → 1.9603 */
export const multiplierText = (value: number) => (value / MULTIPLIER_SCALE).toFixed(4)
/** 12_000 → `1.2`: a limit or a figure of a pay table. */
export const oddsText = (value: number) => String(value / MULTIPLIER_SCALE)

/** A figure as it is typed, with its `%` or `×` or without. `most`: the highest that the field can mean, in units. */
export const readFigureText = (typed: string, decimals: number, most?: number): TypedNumber =>
  readFigure(typed, { decimals, unit: 'figure', ...(most !== undefined && { most: BigInt(most * MULTIPLIER_SCALE) }) })

/** What was read, as a whole number of the last of `decimals` places. */
export const lastPlaces = (value: bigint, decimals: number): number => Number(value / 10n ** BigInt(SCALE_DIGITS - decimals))
