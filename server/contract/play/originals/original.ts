/** Palaro's originals that settle at once: bet, outcome and payout in one call, by seeds that anyone can check (domain §6, §7.11). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, text, wholeNumber } from '../../wire.ts'

/** Below it, rounding would cost more than a thousandth of the return (GAM-15); units of the currency. */
export const ORIGINALS_LEAST_MIN_STAKE = 0.1
const HISTORY_SIZE = 25

/** Chosen by the client, once per bet: repeating a request never bets twice. */
export const betId = text(64, 8).check(z.regex(/^[\w-]+$/))

/** Of every round. */
export const roundFields = {
  roundId: z.string(),
  /** More came back than was staked. */
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

/** Of a round in the history; the server seed is revealed once its pair is retired. */
export const revealedFields = { serverSeed: z.nullable(z.string()) }

/** Of every table, Dice's included. */
export const baseTableFields = {
  balance: money,
  minStake: money,
  maxStake: money,
  /** A bet that could pay more is refused. */
  maxPayout: money,
  /** What an open bonus allows the player to bet; odds in 1/10 000. */
  bonus: z.nullable(z.object({ maxStake: money, minOdds: z.int(), maxOdds: z.int() })),
  /** Theoretical return in parts per million: the lowest of all bets, at the minimum stake. */
  returnToPlayer: z.int(),
  /** The highest return of all bets, and the average. */
  returnMost: z.int(),
  returnAverage: z.int(),
  /** False where the merchant forbids bets that place themselves. */
  hasAutoBet: z.boolean(),
}

export const baseTable = z.object(baseTableFields)
export type BaseTable = z.output<typeof baseTable>

/** Of every table but Dice's, whose clients know `maxPayout` alone. */
export const tableFields = {
  ...baseTableFields,
  /** A bet that could win more than this beyond its stake is refused. */
  maxProfit: money,
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

interface Schemas<Bet, Round, Row, Table> {
  bet: Bet
  round: Round
  /** A round of the history. */
  row: Row
  table: Table
}

/** The calls of a game. Its code is in their paths. */
export const originalEndpoints = <
  Bet extends z.ZodMiniType,
  Round extends z.ZodMiniType,
  Row extends z.ZodMiniType,
  Table extends z.ZodMiniType,
>(
  code: string,
  schemas: Schemas<Bet, Round, Row, Table>,
) => ({
  table: endpoint({
    auth: 'game',
    summary: 'Balance, limits, pay tables and returns',
    method: 'GET',
    path: `/bgs/${code}`,
    value: schemas.table,
  }),
  bet: endpoint({
    auth: 'game',
    summary: 'Bet and settle in one call; a repeated requestId returns the same round',
    method: 'POST',
    path: `/bgs/${code}/bet`,
    tier: 'play',
    body: schemas.bet,
    value: schemas.round,
    errors: BET_ERRORS,
  }),
  history: endpoint({
    auth: 'game',
    summary: 'Rounds of the player, newest first',
    method: 'GET',
    path: `/bgs/${code}/history`,
    query: historyQuery,
    value: z.object({ list: z.array(schemas.row), total: z.int(), totalPages: z.int() }),
  }),
})
