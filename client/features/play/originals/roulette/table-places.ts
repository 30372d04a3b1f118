/** Positions on the upright table: zero on top, three numbers per row. */
import { ROULETTE_INSIDE, ROULETTE_NUMBERS, roulettePlaces } from '#contract/play/originals/roulette.ts'
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

/** The centre of a chip on several numbers, as fractions of the width and height of zero and the numbers. */
export function chipSpot({ kind, numbers }: ChipPlace): { x: number; y: number } {
  const paying = numbers.filter((number) => number > 0)
  const height = NUMBER_ROWS + 1
  const y = numbers.includes(0) ? 1 : average(paying.map((number) => rowOf(number) + 0.5))
  // Streets, six lines and the first four are at the table's edge.
  const isAtEdge =
    kind === 'sixLine' || (kind === 'street' && !numbers.includes(0)) || (numbers.length === 4 && numbers.includes(0))
  const x = isAtEdge ? 0 : average(paying.map((number) => columnOf(number) + 0.5))
  return { x: x / COLUMNS, y: y / height }
}

const HALVES = 2
const keyOf = (x: number, y: number) => `${x}/${y}`
/** Places by their spot; all are on lines between numbers, or in the middle of numbers. */
const BETWEEN = new Map(
  ROULETTE_INSIDE.filter((kind) => kind !== 'straight').flatMap((kind) =>
    roulettePlaces(kind).map((numbers): [string, ChipPlace] => {
      const { x, y } = chipSpot({ kind, numbers })
      const [column, row] = [x * COLUMNS, y * (NUMBER_ROWS + 1)].map((value) => Math.round(value * HALVES) / HALVES)
      return [keyOf(column!, row!), { kind, numbers }]
    }),
  ),
)
/** How close to a line a tap counts for it, as a fraction of a number’s width and height. */
const NEAR = { column: 0.17, row: 0.25 }
const snap = (value: number, near: number) =>
  Math.abs(value - Math.round(value)) <= near ? Math.round(value) : Math.floor(value) + 0.5

/**
 * The place for a tap: the nearest line or corner, otherwise the number itself. `x` and `y` are fractions of the width and height
 * of zero and the numbers; undefined outside.
 */
export function placeAt({ x, y }: { x: number; y: number }): ChipPlace | undefined {
  if (x < 0 || x >= 1 || y < 0 || y >= 1) return undefined
  const [column, row] = [x * COLUMNS, y * (NUMBER_ROWS + 1)]
  const isZero = row < 1
  const at = keyOf(snap(column, NEAR.column), snap(row, NEAR.row))
  const number = isZero ? 0 : (Math.floor(row) - 1) * COLUMNS + Math.floor(column) + 1
  return BETWEEN.get(at) ?? { kind: 'straight', numbers: [number] }
}
