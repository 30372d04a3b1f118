/** Roulette: chips on the table of a European wheel; one number is drawn for all of them (domain §7.3). */
import * as z from 'zod/mini'
import { money, moneyInput } from '../../wire.ts'
import { ROULETTE_BETS, ROULETTE_NUMBERS } from '../fairness/originals/roulette.ts'
import { betId, optionReturn, originalEndpoints, revealedFields, roundFields, tableFields } from './original.ts'

export const ROULETTE_GAME_CODE = 'roulette'
export const ROULETTE_MOST_CHIPS = 20
const MOST_NUMBERS = 6

const kind = z.enum(ROULETTE_BETS)
const number = z.int().check(z.gte(0), z.lte(ROULETTE_NUMBERS - 1))

export const rouletteChip = z.object({
  kind,
  /** The numbers of an inside bet, in any order; an outside bet has none. */
  numbers: z._default(z.array(number).check(z.maxLength(MOST_NUMBERS)), []),
  amount: moneyInput,
})

/** The stake is the sum of the chips. */
export const rouletteBet = z.object({
  requestId: betId,
  chips: z.array(rouletteChip).check(z.minLength(1), z.maxLength(ROULETTE_MOST_CHIPS)),
})
export type RouletteBet = z.output<typeof rouletteBet>

export const rouletteRound = z.object({
  ...roundFields,
  number: z.int(),
  /** As they were placed, with what each paid: 0 where it lost. */
  chips: z.array(z.object({ kind, numbers: z.array(z.int()), amount: money, payout: money })),
})

export const rouletteTable = z.object({
  ...tableFields,
  maxChips: z.int(),
  /** `covers` numbers pay `multiplier` (1/10 000, with the stake). */
  options: z.array(z.object({ kind, covers: z.int(), multiplier: z.int(), returnToPlayer: optionReturn })),
})

export const rouletteEndpoints = originalEndpoints(ROULETTE_GAME_CODE, {
  bet: rouletteBet,
  round: rouletteRound,
  row: z.extend(rouletteRound, revealedFields),
  table: rouletteTable,
})
