/** European roulette: one of 37 numbers; a bet on n of them pays 36/n in all (domain §7.3, §7.11). */
import type { Draw } from '../byte-stream.ts'
import { MULTIPLIER_SCALE } from './multiplier.ts'

/** Stored with each bet (PF-10): a changed mapping or pay gets a new version. */
export const ROULETTE_ALGORITHM = 'roulette/1'

export const ROULETTE_NUMBERS = 37
const HIGHEST = ROULETTE_NUMBERS - 1
const IN_A_ROW = 3
const ROWS = HIGHEST / IN_A_ROW

export const RED_NUMBERS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const rouletteNumber = (draw: Draw): number => draw(ROULETTE_NUMBERS)

/** Bets on numbers that touch each other on the table: the chip names them. */
export const ROULETTE_INSIDE = ['straight', 'split', 'street', 'corner', 'sixLine'] as const
/** Bets whose name says their numbers. `low` is 1 to 18, `high` 19 to 36; the columns are those of 1, 2 and 3. */
export const ROULETTE_OUTSIDE = [
  'dozen1',
  'dozen2',
  'dozen3',
  'column1',
  'column2',
  'column3',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const
export const ROULETTE_BETS = [...ROULETTE_INSIDE, ...ROULETTE_OUTSIDE] as const
type Inside = (typeof ROULETTE_INSIDE)[number]
type Outside = (typeof ROULETTE_OUTSIDE)[number]
export type RouletteBetKind = (typeof ROULETTE_BETS)[number]

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)
const ROW_STARTS = from(0, ROWS).map((row) => row * IN_A_ROW + 1)
const PAYING = from(1, HIGHEST)
const isAtRowEnd = (number: number) => number % IN_A_ROW === 0

/** All places for a chip. Zero lies beside the first row: 1, 2, 3. */
const PLACES: Record<Inside, readonly (readonly number[])[]> = {
  straight: from(0, ROULETTE_NUMBERS).map((number) => [number]),
  split: [
    ...from(1, IN_A_ROW).map((number) => [0, number]),
    ...PAYING.filter((number) => !isAtRowEnd(number)).map((number) => [number, number + 1]),
    ...PAYING.slice(0, -IN_A_ROW).map((number) => [number, number + IN_A_ROW]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...ROW_STARTS.map((start) => from(start, IN_A_ROW))],
  corner: [
    [0, 1, 2, 3],
    ...PAYING.slice(0, -IN_A_ROW)
      .filter((number) => !isAtRowEnd(number))
      .map((number) => [number, number + 1, number + IN_A_ROW, number + IN_A_ROW + 1]),
  ],
  sixLine: ROW_STARTS.slice(0, -1).map((start) => from(start, 2 * IN_A_ROW)),
}
const nameOf = (numbers: readonly number[]) => numbers.join()
const NAMES = new Map(ROULETTE_INSIDE.map((kind) => [kind, new Set(PLACES[kind].map(nameOf))]))

const COVERED: Record<Outside, readonly number[]> = {
  dozen1: from(1, 12),
  dozen2: from(13, 12),
  dozen3: from(25, 12),
  column1: PAYING.filter((number) => number % IN_A_ROW === 1),
  column2: PAYING.filter((number) => number % IN_A_ROW === 2),
  column3: PAYING.filter(isAtRowEnd),
  red: PAYING.filter((number) => RED_NUMBERS.has(number)),
  black: PAYING.filter((number) => !RED_NUMBERS.has(number)),
  odd: PAYING.filter((number) => number % 2 === 1),
  even: PAYING.filter((number) => number % 2 === 0),
  low: from(1, HIGHEST / 2),
  high: from(HIGHEST / 2 + 1, HIGHEST / 2),
}
const isInside = (kind: RouletteBetKind): kind is Inside => kind in PLACES

/** Where a chip of that kind may lie; an outside bet has one place. */
export const roulettePlaces = (kind: RouletteBetKind): readonly (readonly number[])[] =>
  isInside(kind) ? PLACES[kind] : [COVERED[kind]]

/** The numbers a chip covers, in order: an inside bet's own, in any order, or those of an outside bet. Undefined if there is no such place. */
export function rouletteCovered(kind: RouletteBetKind, numbers: readonly number[]): readonly number[] | undefined {
  if (!isInside(kind)) return numbers.length === 0 ? COVERED[kind] : undefined
  const sorted = numbers.toSorted((one, other) => one - other)
  return NAMES.get(kind)!.has(nameOf(sorted)) ? sorted : undefined
}

/** Stake and win, in 1/10 000 of the stake. All counts of numbers divide 36: nothing is rounded. */
export const rouletteMultiplier = (covered: number): number => (HIGHEST / covered) * MULTIPLIER_SCALE
