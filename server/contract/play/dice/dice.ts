/** Dice, an in-house game: pick a target, roll 0.00 to 100.00 over or under it (domain §6.2). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, moneyInput, text, wholeNumber } from '../../wire.ts'

export const DICE_GAME_CODE = 'dice'

/** Targets and rolls travel as hundredths: 4950 = 49.50. */
export const DICE_SIDES = 10_001
export const DICE_TARGET_MIN = 200
export const DICE_TARGET_MAX = 9_800
export const DICE_HISTORY_SIZE = 25
/** Below it, rounding would cost more than a thousandth of the return (GAM-15); units of the currency. */
export const DICE_LEAST_MIN_STAKE = 0.1

export const diceDirection = z.enum(['over', 'under'])
export type DiceDirection = z.infer<typeof diceDirection>

export const diceBet = z.object({
  /** Chosen by the client, once per bet: repeating a request never bets twice. */
  requestId: text(64, 8).check(z.regex(/^[\w-]+$/)),
  stake: moneyInput,
  /** In hundredths. */
  target: z.int().check(z.gte(DICE_TARGET_MIN), z.lte(DICE_TARGET_MAX)),
  direction: diceDirection,
})
export type DiceBet = z.output<typeof diceBet>

export const diceRound = z.object({
  roundId: z.string(),
  roll: z.int(),
  target: z.int(),
  direction: diceDirection,
  /** Multiplier in 1/10 000: 19604 = 1.9604×. */
  multiplier: z.int(),
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
})
export type DiceRound = z.output<typeof diceRound>

/** A round in the history; the server seed is revealed once its pair is retired. */
export const diceHistoryRow = z.extend(diceRound, { serverSeed: z.nullable(z.string()) })

export const diceTable = z.object({
  balance: money,
  minStake: money,
  maxStake: money,
  maxPayout: money,
  /** What an open bonus allows the player to bet; odds in 1/10 000. */
  bonus: z.nullable(z.object({ maxStake: money, minOdds: z.int(), maxOdds: z.int() })),
  /** Theoretical return in parts per million: the lowest of all targets, at the minimum stake. */
  returnToPlayer: z.int(),
  /** The highest return of all targets, and the average. */
  returnMost: z.int(),
  returnAverage: z.int(),
})
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
  errors: [
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
  ],
})

export const history = endpoint({
  ...base,
  summary: 'Rounds of the player, newest first',
  method: 'GET',
  path: '/bgs/dice/history',
  query: z.object({ page: z._default(wholeNumber(10_000, 1), 1), size: z._default(wholeNumber(100, 1), DICE_HISTORY_SIZE) }),
  value: z.object({ list: z.array(diceHistoryRow), total: z.int(), totalPages: z.int() }),
})
