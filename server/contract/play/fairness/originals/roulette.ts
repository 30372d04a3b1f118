/** European roulette: one of 37 numbers; a bet on n of them pays 36/n in all (domain §7.3, §7.11). */
import type { Draw } from '../byte-stream.ts'

const NUMBERS = 37

export const RED_NUMBERS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const rouletteNumber = (draw: Draw): number => draw(NUMBERS)
