/** Dice, an in-house game: pick a target, roll 0.00 to 100.00 over or under it (domain §6.2). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { moneyInput } from '../../wire.ts'
import { baseTable, BET_ERRORS, betId, historyQuery, revealedFields, roundFields } from '../originals/original.ts'

export const DICE_GAME_CODE = 'dice'

/** Targets and rolls travel as hundredths: 4950 = 49.50. */
export const DICE_SIDES = 10_001
export const DICE_TARGET_MIN = 200
export const DICE_TARGET_MAX = 9_800

export const diceDirection = z.enum(['over', 'under'])
export type DiceDirection = z.infer<typeof diceDirection>

export const diceBet = z.object({
  requestId: betId,
  stake: moneyInput,
  /** In hundredths. */
  target: z.int().check(z.gte(DICE_TARGET_MIN), z.lte(DICE_TARGET_MAX)),
  direction: diceDirection,
})
export type DiceBet = z.output<typeof diceBet>

export const diceRound = z.object({
  ...roundFields,
  roll: z.int(),
  target: z.int(),
  direction: diceDirection,
  /** Multiplier in 1/10 000: 19604 = 1.9604×. */
  multiplier: z.int(),
})
export type DiceRound = z.output<typeof diceRound>

/** A round in the history; the server seed is revealed once its pair is retired. */
export const diceHistoryRow = z.extend(diceRound, revealedFields)

export const diceTable = baseTable
export type DiceTable = z.output<typeof diceTable>

const base = { auth: 'game' } as const

export const table = endpoint({
  ...base,
  summary: 'Balance, limits and return of the table',
  method: 'GET',
  path: '/bgs/dice',
  value: diceTable,
})

export const bet = endpoint({
  ...base,
  summary: 'Bet, roll and settle in one call; a repeated requestId returns the same round',
  method: 'POST',
  path: '/bgs/dice/bet',
  tier: 'play',
  body: diceBet,
  value: diceRound,
  errors: BET_ERRORS,
})

export const history = endpoint({
  ...base,
  summary: 'Rounds of the player, newest first',
  method: 'GET',
  path: '/bgs/dice/history',
  query: historyQuery,
  value: z.object({ list: z.array(diceHistoryRow), total: z.int(), totalPages: z.int() }),
})
