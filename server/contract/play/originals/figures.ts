/** Figures of rounds as text, the same in every language. */
import { type Factor, MULTIPLIER_SCALE, shownMultiplier } from './multiplier.ts'

/** Rolls, targets and drawn multipliers are in hundredths: 4950 → 49.50 */
export const hundredthsText = (value: number) => (value / 100).toFixed(2)
/** 1/10 000: 56000 → 5.60× */
export const timesText = (multiplier: number) => `${(multiplier / MULTIPLIER_SCALE).toFixed(2)}×`
/** 56000 → 5.6× */
export const shortTimesText = (multiplier: number) => `${multiplier / MULTIPLIER_SCALE}×`

/** The multiplier a stepped round has won; a dash if its stake was returned. */
export const factorText = (factor: Factor | undefined): string => (factor ? wonText(factor) : '–')
const wonText = (factor: Factor) => (factor.over === 0n ? '0×' : timesText(Number(shownMultiplier(factor))))

/** Tiles as players read them: lowest first, counted from 1. */
export const tileNumbers = (tiles: readonly number[]) =>
  tiles
    .toSorted((one, other) => one - other)
    .map((tile) => tile + 1)
    .join(' ')
