/** Keno: choose up to ten of forty numbers; ten are drawn, and the hits say what the bet pays. */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import { KENO_MOST_CHOSEN, KENO_NUMBERS, KENO_RISKS } from '../fairness/originals/keno.ts'
import { betId, multipliers, optionReturn, originalEndpoints, revealedFields, roundFields, tableFields } from './original.ts'

export const KENO_GAME_CODE = 'keno'

const risk = z.enum(KENO_RISKS)
const number = z.int().check(z.gte(1), z.lte(KENO_NUMBERS))

export const kenoBet = z.object({
  requestId: betId,
  stake: moneyInput,
  risk,
  /** One to ten different numbers, 1 to 40. */
  numbers: z.array(number).check(z.minLength(1), z.maxLength(KENO_MOST_CHOSEN)),
})
export type KenoBet = z.output<typeof kenoBet>

export const kenoRound = z.object({
  ...roundFields,
  risk,
  /** The chosen ones, lowest first. */
  numbers: z.array(z.int()),
  /** The drawn ones, in the order drawn. */
  drawn: z.array(z.int()),
  hits: z.int(),
  /** What the hits pay, in 1/10 000. */
  result: z.int(),
})

export const kenoTable = z.object({
  ...tableFields,
  /** `multipliers` by hits, from none to all. */
  options: z.array(z.object({ risk, chosen: z.int(), multipliers, returnToPlayer: optionReturn })),
})

export const kenoEndpoints = originalEndpoints(KENO_GAME_CODE, {
  bet: kenoBet,
  round: kenoRound,
  row: z.extend(kenoRound, revealedFields),
  table: kenoTable,
})
