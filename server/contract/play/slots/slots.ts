/**
 * Calls of a slot's page to the game provider, a separate service (server/providers): it stores rounds, and takes and pays money
 * only through the vendors' wallet API. Every call but `open` sends the session's token in `Authorization`.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, moneyInput, pageOf, pageQuery, text } from '../../wire.ts'

export const SLOT_HISTORY_PAGE_SIZE = 20

const cell = z.tuple([z.int(), z.int()])

const symbolWin = z.object({
  symbol: z.string(),
  /** Reels of the run, or cells of the cluster. */
  count: z.int(),
  /** The index of the line, for games with lines. */
  line: z.optional(z.int()),
  /** In how many ways it was formed, for games with ways. */
  ways: z.optional(z.int()),
  /** Reel and row, from 0 at the top left. */
  cells: z.array(cell),
  /** Before multipliers. */
  amount: money,
})

/** One screen, from the first stop to its whole win. */
export const slotScreen = z.object({
  /** Letters of each reel from the top; a tumbling board has one step more than wins. */
  steps: z.array(z.object({ grid: z.array(z.string()), wins: z.array(symbolWin) })),
  scatters: z.array(cell),
  scatterAmount: money,
  /** Their sum multiplies what the steps won. */
  multipliers: z.array(z.object({ cell, value: z.int() })),
  /** The multiplier of free games. */
  factor: z.int(),
  amount: money,
  /** Free games that it adds. */
  awarded: z.int(),
})
export type SlotScreen = z.output<typeof slotScreen>

/** `PENDING`: the wallet has not answered yet; `FREE_GAMES`: the next spin plays one; `REFUSED`: the wallet refused the stake. */
export const slotRoundState = z.enum(['PENDING', 'FREE_GAMES', 'CLOSED', 'REFUSED'])

/** `PLAYER`: a spin that was answered. `TIME`: free games left for a day. `LATER`: the wallet answered after the spin had given up. */
export const slotRoundEnd = z.enum(['PLAYER', 'TIME', 'LATER'])
export type SlotRoundEnd = z.output<typeof slotRoundEnd>

/** A round, from its stake to the last free game. */
export const slotRound = z.object({
  id: z.string(),
  state: slotRoundState,
  stake: money,
  /** The sum won by the screens so far. */
  won: money,
  /** Null until the wallet has taken the stake. */
  base: z.nullable(slotScreen),
  /** The free games played so far. */
  freeGames: z.array(slotScreen),
  freeGamesLeft: z.int(),
  /** The round ended at the highest win of the game. */
  isCapped: z.boolean(),
  at: z.int(),
  /** Null while it is open. */
  endedAt: z.nullable(z.int()),
  endedBy: z.nullable(slotRoundEnd),
})
export type SlotRoundView = z.output<typeof slotRound>

/** The stakes a session may play with. */
const limits = z.object({ least: money, most: money, stakes: z.array(money) })

/** All a player may know before a bet (GAM-02): everything but the strips and weights. */
const slotSheet = z.object({
  id: z.string(),
  /** Lines, ways, or a board that tumbles. */
  type: z.enum(['lines', 'ways', 'tumble']),
  reels: z.int(),
  /** How many rows the screen has. */
  rows: z.int(),
  symbols: z.array(z.string()),
  /** The row of each reel for each line, 0 at the top: `01210`; empty = no lines. */
  lines: z.array(z.string()),
  bands: z.array(z.int()),
  wild: z.nullable(
    z.object({
      symbol: z.string(),
      mult: z.int(),
      /** `none`: pays as the symbol it replaces. `any`: multiplies once. `product`: each multiplies. */
      mode: z.string(),
    }),
  ),
  scatter: z.nullable(z.object({ symbol: z.string(), pays: z.record(z.string(), z.number()) })),
  multiplierSymbol: z.nullable(z.string()),
  /** The free games; null = none. */
  free: z.nullable(
    z.object({
      trigger: z.record(z.string(), z.int()),
      retrigger: z.record(z.string(), z.int()),
      mult: z.int(),
    }),
  ),
  /** By symbol: by count, or by band. In line units (total bet / lines) for `lines`, in total bets otherwise. */
  pays: z.record(z.string(), z.record(z.string(), z.number())),
  maxWinX: z.nullable(z.int()),
  /** The share of the stakes that is returned, from 0 to 1. */
  returnToPlayer: z.number(),
  hitFrequency: z.number(),
  /** Standard deviation of a round, in bets: below 4 low, above 9 high (SLT-08). */
  deviation: z.number(),
})

const state = {
  gameCode: z.string(),
  gameName: z.string(),
  mode: z.enum(['REAL', 'TRIAL']),
  currency: z.string(),
  balance: money,
  limits,
  /** The merchant's rules (RG-12, RG-13): without autoplay, nothing may shorten a spin either. */
  rules: z.object({ hasAutoPlay: z.boolean(), leastSpinMs: z.int() }),
  sheet: slotSheet,
  /** The open round; otherwise the last one. */
  round: z.nullable(slotRound),
}
const spun = z.object({ round: slotRound, balance: money })

const common = { auth: 'game', merchantOptional: true } as const
const refusals = ['user.or.token.invalid', 'user.token.expired', 'system.not.available'] as const

export const open = endpoint({
  method: 'POST',
  path: '/slots/v1/open',
  summary: 'The page of a slot exchanges the token of its launch for a session',
  merchantOptional: true,
  body: z.object({ launchToken: text(200, 1), gameCode: text(64, 1) }),
  value: z.object({ token: z.string(), username: z.string(), language: z.string(), backUrl: z.string(), ...state }),
  errors: ['user.or.token.invalid', 'system.not.available', 'no.data'],
})
export const slotState = endpoint({
  ...common,
  method: 'GET',
  path: '/slots/v1/state',
  summary: 'Balance, limits and the round that is not over',
  value: z.object(state),
  errors: refusals,
})
/** Starts a round, or plays the next free game of the open one. The same `requestId` returns the same round. */
export const spin = endpoint({
  ...common,
  method: 'POST',
  path: '/slots/v1/spin',
  summary: 'Spins',
  tier: 'play',
  body: z.object({
    /** Chosen by the client, once per spin: a repeated id returns the same round. */
    requestId: text(64, 8).check(z.regex(/^[\w-]+$/)),
    stake: moneyInput,
  }),
  value: spun,
  errors: [
    ...refusals,
    'bet.amount.limit',
    'play.too.fast',
    'account.balance.not.enough',
    'permission.denied',
    'play.limit.loss',
    'vendor_under_maintenance',
  ],
})
export const slotHistory = endpoint({
  ...common,
  method: 'GET',
  path: '/slots/v1/history',
  summary: 'Rounds of this player in this game, newest first',
  query: z.object(pageQuery(SLOT_HISTORY_PAGE_SIZE)),
  value: pageOf(slotRound),
  errors: refusals,
})
