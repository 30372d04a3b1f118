/** Plinko: a ball falls through rows of pins, left or right at each, into a bin that says what the bet pays (ORI-07). */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { shortTimesText, timesText } from './figures.ts'
import { instantEndpoints, instantOriginal } from './instant.ts'
import { MULTIPLIER_SCALE, type Risk, RISKS, toMultiplier } from './multiplier.ts'
import { betId, multipliers, optionReturn, published, revealedFields, roundFields, tableFields } from './original.ts'
import { choose, optionOf } from './returns.ts'

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

/** True = right. The bin is the number of steps to the right, counted from the left edge. */
export const plinkoPath = (draw: Draw, rows: number): boolean[] => Array.from({ length: rows }, () => draw(2) === 1)

export const plinkoMultiplier = (rows: number, risk: Risk, bin: number): number =>
  toMultiplier(TABLES[risk][rows - PLINKO_LEAST_ROWS]![Math.min(bin, rows - bin)]!)

/** What each bin pays, from the left. */
export const plinkoPays = (rows: number, risk: Risk): number[] =>
  Array.from({ length: rows + 1 }, (_, bin) => plinkoMultiplier(rows, risk, bin))

export const PLINKO_ROWS = Array.from(
  { length: PLINKO_MOST_ROWS - PLINKO_LEAST_ROWS + 1 },
  (_, index) => PLINKO_LEAST_ROWS + index,
)
const options = () =>
  PLINKO_ROWS.flatMap((ofRows) =>
    RISKS.map((ofRisk) => {
      const pays = plinkoPays(ofRows, ofRisk)
      const weights = pays.map((_, bin) => choose(ofRows, bin))
      return { rows: ofRows, risk: ofRisk, multipliers: pays, ...optionOf(weights, pays) }
    }),
  )

const rows = z.int().check(z.gte(PLINKO_LEAST_ROWS), z.lte(PLINKO_MOST_ROWS))
const risk = z.enum(RISKS)

export const plinkoBet = z.object({
  requestId: betId,
  stake: moneyInput,
  /** Rows of pins, 8 to 16. */
  rows,
  risk,
})

const detail = {
  /** Rows of pins, 8 to 16. */
  rows: z.int(),
  risk,
  /** Left or right at each row: `LRLLRLRL`. */
  path: z.string(),
  /** Counted from the left edge, from 0. */
  bin: z.int(),
  /** What the bin pays, in 1/10 000. */
  result: z.int(),
}
export const plinkoRound = z.object({ ...roundFields, ...detail })

export const plinkoTable = z.object({
  ...tableFields,
  /** `multipliers` by bin, from the left. */
  options: z.array(
    z.object({
      /** Rows of pins. */
      rows: z.int(),
      risk,
      multipliers,
      returnToPlayer: optionReturn,
    }),
  ),
})

export const plinkoEndpoints = instantEndpoints('plinko', {
  bet: plinkoBet,
  round: plinkoRound,
  row: z.extend(plinkoRound, revealedFields),
  table: plinkoTable,
})

function fall(choices: { rows: number; risk: Risk }, draw: Draw) {
  const path = plinkoPath(draw, choices.rows)
  const bin = path.filter(Boolean).length
  const drops = path.map((isRight) => (isRight ? 'R' : 'L')).join('')
  return { path: drops, bin, result: plinkoMultiplier(choices.rows, choices.risk, bin) }
}

export const plinko = instantOriginal({
  code: 'plinko',
  algorithm: 'plinko/1',
  endpoints: plinkoEndpoints,
  detail: z.object(detail),
  chosen: ['rows', 'risk'],
  most: (choices) => Math.max(...plinkoPays(choices.rows, choices.risk)),
  play: fall,
  multiplierOf: ({ result }) => result,
  text: ({ path, result }) => `${path} · ${timesText(result)}`,
  short: ({ result }) => shortTimesText(result),
  example: { rows: 8, risk: 'low' },
  published: published({ rows, risk }, (draw, choices) => {
    const { path, bin, result } = fall(choices, draw)
    return { path, bin, multiplier: result / MULTIPLIER_SCALE }
  }),
  options,
  pays: () => ({ options: options().map((option) => ({ ...option, returnToPlayer: option.ppm })) }),
})
