/** Plinko: a ball falls through rows of pins into a bin, which says what the bet pays. */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import { RISKS } from '../fairness/originals/multiplier.ts'
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS } from '../fairness/originals/plinko.ts'
import { betId, multipliers, optionReturn, originalEndpoints, revealedFields, roundFields, tableFields } from './original.ts'

export const PLINKO_GAME_CODE = 'plinko'

const risk = z.enum(RISKS)

export const plinkoBet = z.object({
  requestId: betId,
  stake: moneyInput,
  rows: z.int().check(z.gte(PLINKO_LEAST_ROWS), z.lte(PLINKO_MOST_ROWS)),
  risk,
})
export type PlinkoBet = z.output<typeof plinkoBet>

export const plinkoRound = z.object({
  ...roundFields,
  rows: z.int(),
  risk,
  /** Left or right at each row: `LRLLRLRL`. */
  path: z.string(),
  /** Counted from the left edge, from 0. */
  bin: z.int(),
  /** What the bin pays, in 1/10 000. */
  result: z.int(),
})

export const plinkoTable = z.object({
  ...tableFields,
  /** `multipliers` by bin, from the left. */
  options: z.array(z.object({ rows: z.int(), risk, multipliers, returnToPlayer: optionReturn })),
})

export const plinkoEndpoints = originalEndpoints(PLINKO_GAME_CODE, {
  bet: plinkoBet,
  round: plinkoRound,
  row: z.extend(plinkoRound, revealedFields),
  table: plinkoTable,
})
