/** Wheel: it stops at one of its segments, all equally likely, which says what the bet pays. */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import { RISKS } from '../fairness/originals/multiplier.ts'
import { WHEEL_SEGMENTS } from '../fairness/originals/wheel.ts'
import { betId, multipliers, optionReturn, originalEndpoints, revealedFields, roundFields, tableFields } from './original.ts'

export const WHEEL_GAME_CODE = 'wheel'

const risk = z.enum(RISKS)
const segments = z.literal(WHEEL_SEGMENTS)

export const wheelBet = z.object({ requestId: betId, stake: moneyInput, segments, risk })
export type WheelBet = z.output<typeof wheelBet>

export const wheelRound = z.object({
  ...roundFields,
  segments,
  risk,
  /** The segment, counted from 0. */
  index: z.int(),
  /** What the segment pays, in 1/10 000. */
  result: z.int(),
})

export const wheelTable = z.object({
  ...tableFields,
  /** `multipliers` by segment. */
  options: z.array(z.object({ segments, risk, multipliers, returnToPlayer: optionReturn })),
})

export const wheelEndpoints = originalEndpoints(WHEEL_GAME_CODE, {
  bet: wheelBet,
  round: wheelRound,
  row: z.extend(wheelRound, revealedFields),
  table: wheelTable,
})
