/** Where things lie on the upright table: zero on top, three numbers a row. */
import { ROULETTE_NUMBERS } from '#contract/play/originals/roulette.ts'
import type { ChipPlace } from './chips.ts'

export const COLUMNS = 3
/** The rows of numbers, below that of zero. */
export const NUMBER_ROWS = (ROULETTE_NUMBERS - 1) / COLUMNS

/** The order on the wheel. */
export const WHEEL_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
] as const

export const columnOf = (number: number) => (number - 1) % COLUMNS
export const rowOf = (number: number) => (number === 0 ? 0 : Math.floor((number - 1) / COLUMNS) + 1)

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The middle of a chip on several numbers, as parts of the width and height of zero and the numbers. */
export function chipSpot({ kind, numbers }: ChipPlace): { x: number; y: number } {
  const paying = numbers.filter((number) => number > 0)
  const height = NUMBER_ROWS + 1
  const y = numbers.includes(0) ? 1 : average(paying.map((number) => rowOf(number) + 0.5))
  // Streets and six lines lie at the table's edge, as the first four do.
  const isAtEdge =
    kind === 'sixLine' || (kind === 'street' && !numbers.includes(0)) || (numbers.length === 4 && numbers.includes(0))
  const x = isAtEdge ? 0 : average(paying.map((number) => columnOf(number) + 0.5))
  return { x: x / COLUMNS, y: y / height }
}
