/** Mines: 25 tiles hide some mines. Each safe tile raises the multiplier; a mine loses the stake. */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import { MINES_MOST, MINES_TILES } from '../fairness/originals/mines.ts'
import { betId, multipliers, optionReturn, revealedFields } from '../originals/original.ts'
import { stepEndpoint, stepFields, stepOriginalEndpoints, stepRoundFields, stepTableFields } from './step-original.ts'

export const MINES_GAME_CODE = 'mines'

const mines = z.int().check(z.gte(1), z.lte(MINES_MOST))
const tile = z.int().check(z.gte(0), z.lt(MINES_TILES))

export const minesBet = z.object({ requestId: betId, stake: moneyInput, mines })
export type MinesBet = z.output<typeof minesBet>

export const minesReveal = z.object({
  ...stepFields,
  /** 0 to 24, row by row. */
  tile,
})

export const minesRound = z.object({
  ...stepRoundFields,
  /** How many mines there are. */
  mines: z.int(),
  /** The safe tiles, in the order revealed. */
  picks: z.array(z.int()),
  /** The mine that was revealed. */
  hit: z.nullable(z.int()),
  /** After that many safe tiles the round ends and pays: all of them, or fewer where the next would pay more than the limits allow. */
  mostPicks: z.int(),
  /** What one safe tile more would make of the multiplier, in 1/10 000; null if there is none. */
  nextMultiplier: z.nullable(z.int()),
  /** All mines, in the order drawn; null while the round is open. */
  places: z.nullable(z.array(z.int())),
})

export const minesTable = z.object({
  ...stepTableFields,
  /**
   * By number of mines: `multipliers` after 1, 2, 3 … safe tiles. A round ends by itself after the last tile whose payout is within
   * `maxPayout`, `maxProfit` and, under a bonus, its highest odds; a bet that could not even pay one tile is refused.
   */
  options: z.array(z.object({ mines: z.int(), multipliers, returnToPlayer: optionReturn })),
  /** The round to go on with, if one is open. */
  round: z.nullable(minesRound),
})

export const minesEndpoints = {
  ...stepOriginalEndpoints(MINES_GAME_CODE, {
    bet: minesBet,
    round: minesRound,
    row: z.extend(minesRound, revealedFields),
    table: minesTable,
  }),
  reveal: stepEndpoint(MINES_GAME_CODE, 'reveal', { summary: 'Reveal a tile', body: minesReveal, round: minesRound }),
}
