/**
 * The stated and the actual return of each game, for the back office and for auditors (GAM-11). Real money of real players only
 * (ACC-11).
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { gameCategory } from '../game-category.ts'
import { reportOf, reportQuery, reportRange } from '../report.ts'
import { money, text } from '../wire.ts'

/** Games settled in the range, with corrections made in it. As in the house's days, a later correction changes no past day. */
const settled = {
  /** Without the voided ones. */
  games: z.int(),
  /** Games that paid. */
  wins: z.int(),
  staked: money,
  paidOut: money,
  /** Gross gaming revenue: stakes less winnings. */
  ggr: money,
  /** The share of the stakes that was paid out, in millionths; null if nothing was staked. */
  actualReturn: z.nullable(z.int()),
  /** Games whose stake was returned, and the sum of these stakes. */
  voids: z.int(),
  voided: money,
}
/** Interrupted games, whose result is not known yet: the current figures, regardless of the range. */
const open = { openGames: z.int(), openStakes: money }

export const gameFigures = z.object({ ...settled, ...open })
export type GameFigures = z.output<typeof gameFigures>

/** The returns a game states, in millionths: the lowest and the highest of all its bets, and the average (GAM-02). */
export const statedReturn = z.object({
  /** The lowest return of all bets, in millionths. */
  least: z.int(),
  /** The highest return of all bets, in millionths. */
  most: z.int(),
  average: z.int(),
})
export type StatedReturn = z.output<typeof statedReturn>

export const gamePerformance = z.object({
  ...gameFigures.shape,
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  /** The game's code if it is not in the catalogue. */
  gameName: z.string(),
  /** The kind of game; null if it is not in the catalogue. */
  category: z.nullable(gameCategory),
  /** Null if its vendor states none to the site. */
  statedReturn: z.nullable(statedReturn),
})
export type GamePerformance = z.output<typeof gamePerformance>

/** Always the highest first; LOSS: the house's highest loss first. */
export const GAME_ORDERS = ['STAKED', 'GAMES', 'GGR', 'LOSS', 'VOIDED', 'OPEN'] as const
export const gameOrder = z.enum(GAME_ORDERS)
export type GameOrder = z.output<typeof gameOrder>

const VENDOR_CODE_MAX = 32
const filters = {
  vendor: z.optional(text(VENDOR_CODE_MAX)),
  category: z.optional(gameCategory),
  order: z._default(gameOrder, 'STAKED'),
}
const read = { method: 'GET', auth: 'operator', permission: 'reports.read' } as const

export const games = endpoint({
  ...read,
  summary: 'Stated and actual return of each game that was played or is open, a month by default; the footer sums all of them',
  path: '/wps/operator/report/games',
  query: z.object({ ...reportQuery, ...filters }),
  value: reportOf(gamePerformance, gameFigures),
  errors: ['request.param.err', 'report.days.invalid'],
})

export const gamesFile = endpoint({
  ...read,
  summary: 'Stated and actual return of each game as a file, all rows',
  path: '/wps/operator/report/games/export',
  framing: 'csv',
  query: z.object({ ...reportRange, ...filters }),
  value: z.string(),
  errors: ['request.param.err', 'report.days.invalid'],
})

/** For the filter: vendors with a game in the catalogue, by name. */
export const vendors = endpoint({
  ...read,
  summary: 'The vendors a report of games can be limited to',
  path: '/wps/operator/report/games/vendors',
  value: z.array(
    z.object({
      /** The code of the vendor. */
      code: z.string(),
      name: z.string(),
    }),
  ),
})
