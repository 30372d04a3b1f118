/** Lucky bets: what a bet may win by chance, how anyone can check it, and who won. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { avatarValue } from '../../identity/avatar.ts'
import { money } from '../../wire.ts'
import { reward } from '../reward/reward.ts'
import { ticketStatus } from '../reward/reward-ticket.ts'

export const luckyWinner = z.object({
  /** `ma***ay`: never a whole name. */
  name: z.string(),
  ...avatarValue.shape,
  amount: money,
  at: z.int(),
})
export type LuckyWinner = z.output<typeof luckyWinner>

export const luckyWin = z.object({
  /** The id of the round in the bet record. */
  roundId: z.string(),
  amount: money,
  at: z.int(),
  status: ticketStatus,
  expiresAt: z.int(),
})
export type LuckyWin = z.output<typeof luckyWin>

export const luckyGame = z.object({
  /** The reward as the promotions page shows it. */
  reward,
  prizes: z.array(z.object({ amount: money, oneIn: z.int() })),
  /** A bet of own money of at least this takes part. */
  least: money,
  /** Kinds of game whose bets take part; empty = all. */
  categories: z.array(gameCategory),
  /** Most wins per day, and the member's wins today. */
  most: z.int(),
  wonToday: z.int(),
  /** Days to claim a win. */
  days: z.int(),
  /**
   * For today and tomorrow the hash of the day's seed; for past days the seed itself too (`lucky-sums.ts`). Newest first; days by
   * the merchant's calendar.
   */
  proofs: z.array(
    z.object({
      day: z.string(),
      /** SHA-256 of the seed of the day. */
      hash: z.string(),
      seed: z.nullable(z.string()),
    }),
  ),
  /** The sum that can be claimed now, and the id to claim all of it with; null = nothing. */
  claimable: money,
  transactionId: z.nullable(z.string()),
  /** What the member's bets won, newest first. */
  own: z.array(luckyWin),
  /** The latest winners. */
  winners: z.array(luckyWinner),
})
export type LuckyGame = z.output<typeof luckyGame>

export const luckyRoom = z.object({
  /** The lucky bet campaigns that are running. */
  games: z.array(luckyGame),
  /** The member may not play now: nothing is promised to it. */
  onBreak: z.boolean(),
})
export type LuckyRoom = z.output<typeof luckyRoom>

export const room = endpoint({
  summary: 'Lucky bets: the prizes and their chances, how to check a draw, and who won',
  method: 'GET',
  path: '/wps/lucky-bets',
  value: luckyRoom,
  sharedFor: 3,
  sharedWith: 'visitors',
})

/** Older clients ask before they show the page. */
export const isOn = endpoint({
  auth: 'member',
  trialRefused: true,
  method: 'GET',
  summary: 'Whether bets can be lucky',
  relay: 'PROMOFE_getLuckyBetEnable',
  value: z.boolean(),
})
