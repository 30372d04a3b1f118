/**
 * Crash: one round for everyone. Bets are taken for some seconds, then the multiplier grows until it crashes; a player who cashes
 * out before the crash wins it (CRS-01). Every crash point was fixed before the first round of its chain.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, moneyInput } from '../../wire.ts'
import { rowId } from '../../row-id.ts'
import { BET_ERRORS, betId, historyQuery, tableFields } from '../originals/original.ts'
import { CRASH_LEAST, CRASH_MOST } from './crash-curve.ts'

export const CRASH_GAME_CODE = 'crash'
export const CRASH_BETTING_MS = 6_000
/** From the crash until bets of the next round are taken. */
export const CRASH_PAUSE_MS = 3_000
/** How often the multiplier is sent; pages draw the curve in between (`shownAt`). */
export const CRASH_TICK_MS = 200

/** In hundredths: 200 = 2.00×. */
const multiplier = z.int()

/** BETTING: bets are taken. RUNNING: the multiplier grows. CRASHED: the round is over. */
export const crashPhase = z.enum(['BETTING', 'RUNNING', 'CRASHED'])
export type CrashPhase = z.output<typeof crashPhase>

/** A shared round. Its crash point and its hash are sent only once it has crashed (PF-02). */
export const crashRound = z.object({
  round: z.string(),
  phase: crashPhase,
  /** Bets received before it are taken. */
  closesAt: z.int(),
  /** When the multiplier began to grow; null while bets are taken. */
  startedAt: z.nullable(z.int()),
  crashedAt: z.nullable(z.int()),
  /** Where the round crashed, in hundredths; null = not yet. */
  point: z.nullable(multiplier),
  /** The round's hash in the chain; its sha256 is the hash of the previous round. */
  hash: z.nullable(z.string()),
  /** The round's host stopped while it ran (see `rules.hostFailure`). */
  isInterrupted: z.boolean(),
  /** All its bets are settled, and the balances updated. */
  isSettled: z.boolean(),
})
export type CrashRound = z.output<typeof crashRound>

/** Published before the first round of a chain, so that anyone can check every point (`npm run verify -- crash HASH SALT`). */
export const crashChain = z.object({
  /** sha256 of the first round's hash; the hashes are hex digits as text. */
  terminatingHash: z.string(),
  /** The message of the HMAC whose key is the round's hash. */
  salt: z.string(),
  /** How many rounds it has. */
  length: z.int(),
})
export type CrashChain = z.output<typeof crashChain>

/** `OPEN`: the round is not over. `RETURNED`: the round's host stopped, and the stake was returned. */
export const crashBetState = z.enum(['OPEN', 'WON', 'LOST', 'RETURNED'])
export type CrashBetState = z.output<typeof crashBetState>

/** A player's bet, as everyone at the table sees it. */
export const crashSeat = z.object({
  /** The id of the bet. */
  bet: z.string(),
  /** Masked. */
  name: z.string(),
  stake: money,
  /** Where it was cashed out, in hundredths; null = it was not. */
  cashOut: z.nullable(multiplier),
  payout: money,
})
export type CrashSeat = z.output<typeof crashSeat>

/** A bet, as its player sees it. */
export const crashBet = z.object({
  /** The id of the bet. */
  bet: z.string(),
  round: z.string(),
  state: crashBetState,
  win: z.boolean(),
  stake: money,
  /** Where the player asked to be cashed out. */
  autoCashOut: z.nullable(multiplier),
  /** Where the bet is cashed out at the latest: at the player's automatic cash-out, or where it has won the highest profit. */
  target: multiplier,
  /** Where it was cashed out. */
  cashOut: z.nullable(multiplier),
  payout: money,
  balanceBefore: money,
  /** The balance after the stake; once the round is over, the balance after its end. */
  balanceAfter: money,
  algorithm: z.string(),
  placedAt: z.int(),
  settledAt: z.nullable(z.int()),
})
export type CrashBet = z.output<typeof crashBet>

export const crashPlaced = z.object({
  requestId: betId,
  /** The round to bet on: a late bet is not moved to the next round. */
  round: rowId,
  stake: moneyInput,
  /** Null = cashed out by hand, or at the highest profit. */
  autoCashOut: z.nullish(multiplier.check(z.gte(CRASH_LEAST), z.lte(CRASH_MOST))),
})
export type CrashPlaced = z.output<typeof crashPlaced>
export const crashCashOut = z.object({ requestId: betId, round: rowId })

/** Times and limits of every round. */
export const crashRules = z.object({
  bettingMs: z.int(),
  pauseMs: z.int(),
  tickMs: z.int(),
  /** The lowest and the highest cash-out, in hundredths. */
  least: multiplier,
  most: multiplier,
  /**
   * `AUTO_BY_POINT`: if the round's host stops, bets with an automatic cash-out are settled by the crash point fixed before the
   * round, confirmed cash-outs stand, and all other open bets are returned. If it stops during betting, the betting window
   * restarts and bets stay.
   */
  hostFailure: z.enum(['AUTO_BY_POINT']),
})
export const CRASH_RULES: z.output<typeof crashRules> = {
  bettingMs: CRASH_BETTING_MS,
  pauseMs: CRASH_PAUSE_MS,
  tickMs: CRASH_TICK_MS,
  least: CRASH_LEAST,
  most: CRASH_MOST,
  hostFailure: 'AUTO_BY_POINT',
}

/** Live, to every open page of the game: the round in its new phase. */
export const crashPhaseEvent = crashRound
/** Live, every `tickMs` while the round runs. */
export const crashTickEvent = z.object({ round: z.string(), elapsedMs: z.int(), multiplier })
/** Live, to the pages of one site: bets and cash-outs since the last event. */
export const crashSeatsEvent = z.object({ round: z.string(), seats: z.array(crashSeat) })

export const table = endpoint({
  auth: 'game',
  summary: 'Balance, limits, rules, the round as it is, the own bet in it and those of others',
  method: 'GET',
  path: '/bgs/crash',
  value: z.object({
    ...tableFields,
    rules: crashRules,
    chain: z.nullable(crashChain),
    /** Null if there is no round: the table is closed, or its first round has not begun. */
    round: z.nullable(crashRound),
    /** The server's clock, so that pages know how long the round has run. */
    now: z.int(),
    /** The caller's bet on this round; null = none. */
    bet: z.nullable(crashBet),
    /** Bets of the caller's site and kind of money, the highest stakes first. */
    seats: z.array(crashSeat),
  }),
})

export const bet = endpoint({
  auth: 'game',
  summary: 'Bet on the round that takes bets; a repeated requestId returns the same bet',
  method: 'POST',
  path: '/bgs/crash/bet',
  tier: 'play',
  body: crashPlaced,
  value: crashBet,
  errors: [...BET_ERRORS, 'game.round.open', 'game.round.over', 'no.data'],
})

export const cashOut = endpoint({
  auth: 'game',
  summary: 'Cash out at what is shown when the server receives it',
  method: 'POST',
  path: '/bgs/crash/cash-out',
  tier: 'play',
  body: crashCashOut,
  value: crashBet,
  errors: ['bonus.odds.range', 'game.round.over', 'game.step.invalid', 'no.data', 'permission.denied'],
})

/** The proof of a round that has crashed. */
export const crashProof = z.object({
  salt: z.string(),
  /** sha256 of its hash, published before it: the hash of the round before, or the chain's terminating hash. */
  commitment: z.string(),
})
export type CrashProof = z.output<typeof crashProof>

export const history = endpoint({
  auth: 'game',
  summary: 'Settled bets of the player, newest first, each with the point of its round and what verifies it',
  method: 'GET',
  path: '/bgs/crash/history',
  query: historyQuery,
  value: z.object({
    list: z.array(
      z.extend(crashBet, {
        /** Where the round crashed, in hundredths; null = not yet. */
        point: z.nullable(multiplier),
        /** The hash of the round; null = it has not crashed yet. */
        hash: z.nullable(z.string()),
        proof: crashProof,
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
})

export const rounds = endpoint({
  auth: 'game',
  summary: 'Rounds that have crashed, newest first, with what verifies them',
  method: 'GET',
  path: '/bgs/crash/rounds',
  query: historyQuery,
  value: z.object({ list: z.array(z.extend(crashRound, { terminatingHash: z.string(), ...crashProof.shape })) }),
})
