/** Plinko: a ball falls through rows of pins, left or right at each, into a bin (domain §6.2, §7.11). */
import type { Draw } from '../byte-stream.ts'
import { type Risk, toMultiplier } from './multiplier.ts'

/** Stored with each bet (PF-10): a changed mapping or table gets a new version. */
export const PLINKO_ALGORITHM = 'plinko/1'

export const PLINKO_LEAST_ROWS = 8
export const PLINKO_MOST_ROWS = 16

/** From the edge to the centre, for 8 to 16 rows. */
const TABLES: Record<Risk, readonly (readonly number[])[]> = {
  low: [
    [5.6, 2.1, 1.1, 1, 0.5],
    [5.6, 2, 1.6, 1, 0.7],
    [8.9, 3, 1.4, 1.1, 1, 0.5],
    [8.4, 3, 1.9, 1.3, 1, 0.7],
    [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
    [8.1, 4, 3, 1.9, 1.2, 0.9, 0.7],
    [7.1, 4, 1.9, 1.4, 1.3, 1.1, 1, 0.5],
    [15, 8, 3, 2, 1.5, 1.1, 1, 0.7],
    [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
  ],
  medium: [
    [13, 3, 1.3, 0.7, 0.4],
    [18, 4, 1.7, 0.9, 0.5],
    [22, 5, 2, 1.4, 0.6, 0.4],
    [24, 6, 3, 1.8, 0.7, 0.5],
    [33, 11, 4, 2, 1.1, 0.6, 0.3],
    [43, 13, 6, 3, 1.3, 0.7, 0.4],
    [58, 15, 7, 4, 1.9, 1, 0.5, 0.2],
    [88, 18, 11, 5, 3, 1.3, 0.5, 0.3],
    [110, 41, 10, 5, 3, 1.5, 1, 0.5, 0.3],
  ],
  high: [
    [29, 4, 1.5, 0.3, 0.2],
    [43, 7, 2, 0.6, 0.2],
    [76, 10, 3, 0.9, 0.3, 0.2],
    [120, 14, 5.2, 1.4, 0.4, 0.2],
    [170, 24, 8.1, 2, 0.7, 0.2, 0.2],
    [260, 37, 11, 4, 1, 0.2, 0.2],
    [420, 56, 18, 5, 1.9, 0.3, 0.2, 0.2],
    [620, 83, 27, 8, 3, 0.5, 0.2, 0.2],
    [1000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2],
  ],
}

/** True = to the right. The bin is the number of those, counted from the left edge. */
export const plinkoPath = (draw: Draw, rows: number): boolean[] => Array.from({ length: rows }, () => draw(2) === 1)

export const plinkoMultiplier = (rows: number, risk: Risk, bin: number): number =>
  toMultiplier(TABLES[risk][rows - PLINKO_LEAST_ROWS]![Math.min(bin, rows - bin)]!)

/** What each bin pays, from the left. */
export const plinkoPays = (rows: number, risk: Risk): number[] =>
  Array.from({ length: rows + 1 }, (_, bin) => plinkoMultiplier(rows, risk, bin))
