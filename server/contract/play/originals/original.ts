/**
 * The declaration of an original (ORI-01): its rules, schemas and names for scripts, in one file per game. The server settles
 * with it, browsers verify with it, and everything else about the game is derived from it: see `registry.ts`. Pure.
 */
import * as z from 'zod/mini'
import { money, text, wholeNumber } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'

/** Below this stake, rounding would cost more than a thousandth of the return (GAM-15); units of the currency. */
export const ORIGINALS_LEAST_MIN_STAKE = 0.1
const HISTORY_SIZE = 25

/** Chosen by the client, once per bet: repeating a request never bets twice. */
export const betId = text(64, 8).check(z.regex(/^[\w-]+$/))

/** Fields of every round that settles at once. */
export const roundFields = {
  roundId: z.string(),
  /** The round paid more than its stake. */
  win: z.boolean(),
  stake: money,
  payout: money,
  balanceBefore: money,
  balanceAfter: money,
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  algorithm: z.string(),
  settledAt: z.int(),
}
export const originalRound = z.object(roundFields)
export type OriginalRound = z.output<typeof originalRound>

/** Fields of a round in the history; the server seed is revealed once its pair is retired. */
export const revealedFields = { serverSeed: z.nullable(z.string()) }

/** Fields of every table. */
export const tableFields = {
  balance: money,
  minStake: money,
  maxStake: money,
  /** A bet that could pay more is refused. */
  maxPayout: money,
  /** A bet that could win more than this beyond its stake is refused. */
  maxProfit: money,
  /** What an open bonus allows the player to bet; odds in 1/10 000. */
  bonus: z.nullable(z.object({ maxStake: money, minOdds: z.int(), maxOdds: z.int() })),
  /** Theoretical return in parts per million: the lowest of all bets, at the minimum stake. */
  returnToPlayer: z.int(),
  /** The highest return of all bets, and the average. */
  returnMost: z.int(),
  returnAverage: z.int(),
  /** False if the merchant forbids automatic bets. */
  hasAutoBet: z.boolean(),
}
export const originalTable = z.object(tableFields)
export type OriginalTable = z.output<typeof originalTable>

/** Multipliers of a pay table in 1/10 000: 56000 = 5.6×. */
export const multipliers = z.array(z.int())
/** Exact return of a bet option, parts per million, rounded down. */
export const optionReturn = z.int()

export const historyQuery = z.object({
  page: z._default(wholeNumber(10_000, 1), 1),
  size: z._default(wholeNumber(100, 1), HISTORY_SIZE),
})

export const BET_ERRORS = [
  'account.balance.not.enough',
  'bet.amount.limit',
  'bonus.game.excluded',
  'bonus.odds.range',
  'bonus.stake.limit',
  'bet.target.invalid',
  'idempotency.key.reused',
  'permission.denied',
  'play.excluded',
  'play.limit.loss',
  'play.limit.session',
  'reality.check.due',
  'vendor_under_maintenance',
] as const

/** What a bet can pay as multiples of its stake in 1/10 000, for the rules of bonuses (ADR 0041). */
export interface Odds {
  least: number
  most: number
}

/** A way to bet: its exact return in parts per million, rounded down, and how often it pays anything. */
export interface BetOption {
  ppm: number
  chance: number
}

/**
 * What a pair of seeds alone gives, in units, for scripts (`npm run verify`). Its parameters are the choices it depends on, in
 * order.
 */
export interface Published {
  parameters: Readonly<Record<string, z.ZodMiniType>>
  read(draw: Draw, choices: object): object
}
type Shape = Readonly<Record<string, z.ZodMiniType>>
type Read<P extends Shape> = { [Name in keyof P]: z.output<P[Name]> }
export const published = <P extends Shape>(parameters: P, read: (draw: Draw, choices: Read<P>) => object): Published => ({
  parameters,
  read: (draw, choices) => read(draw, choices as Read<P>),
})

/** The schemas of a game's calls. */
export interface Schemas<Bet, Round, Row, Table> {
  bet: Bet
  round: Round
  /** A round of the history. */
  row: Row
  table: Table
}

/** What every original declares, however it is played. */
export interface Declaration<Code extends string = string, D extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Used in the catalogue, in sessions and rounds, in the paths of its calls and its page, and in the names of its folders. */
  code: Code
  /** Stored with each bet: a changed mapping or pay table gets a new version (PF-10). */
  algorithm: string
  /** The stored and shown detail of a round (GAM-07): the player's choices and the outcome. */
  detail: D
  /** The outcome, the same in every language. */
  text(detail: z.output<D>): string
  published: Published
  /** Every way to bet. */
  options(): Iterable<BetOption>
  /** What its table shows besides limits and returns; never changes. */
  pays(): object
}

/** What is known of every original: enough to read, to show and to verify any round of it. */
export interface Original<Code extends string = string, D extends z.ZodMiniObject = z.ZodMiniObject> extends Declaration<
  Code,
  D
> {
  /** The detail as a row stores it, if JSON has no type for one of its fields. */
  stored?: z.ZodMiniType
  /** The outcome in as few characters as possible, for a chip; absent = the same as the text. */
  short?(detail: z.output<D>): string
  /** The same choices with the outcome of this stream. */
  replay(detail: z.output<D>, draw: Draw): z.output<D>
  /** Undefined if the stake is returned. */
  payoutOf(detail: z.output<D>, stake: bigint): bigint | undefined
  /**
   * What the round pays, as a multiple of its stake in 1/10 000; undefined if it is returned, or if its parts pay differently.
   */
  multiplierOf(detail: z.output<D>): number | undefined
  /** What a verifier without a past bet starts with. */
  example: z.output<D>
}
