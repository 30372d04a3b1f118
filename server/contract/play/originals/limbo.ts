/** Limbo: name a multiplier; if the drawn one reaches it, the bet pays it. */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import { LIMBO_TARGET_MAX, LIMBO_TARGET_MIN } from '../fairness/originals/limbo.ts'
import { betId, originalEndpoints, revealedFields, roundFields, tableFields } from './original.ts'

export const LIMBO_GAME_CODE = 'limbo'

export const limboBet = z.object({
  requestId: betId,
  stake: moneyInput,
  /** In hundredths: 200 = 2.00×. */
  target: z.int().check(z.gte(LIMBO_TARGET_MIN), z.lte(LIMBO_TARGET_MAX)),
})
export type LimboBet = z.output<typeof limboBet>

export const limboRound = z.object({
  ...roundFields,
  /** In hundredths. */
  target: z.int(),
  /** The drawn multiplier in hundredths: 1741 = 17.41×. */
  result: z.int(),
  /** What the bet pays if it wins, in 1/10 000. */
  multiplier: z.int(),
})

export const limboTable = z.object({
  ...tableFields,
  /** The lowest and the highest target, in hundredths. */
  targetMin: z.int(),
  targetMax: z.int(),
})

export const limboEndpoints = originalEndpoints(LIMBO_GAME_CODE, {
  bet: limboBet,
  round: limboRound,
  row: z.extend(limboRound, revealedFields),
  table: limboTable,
})
