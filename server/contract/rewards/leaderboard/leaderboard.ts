/** Leaderboards: who bets most in a period, what each place wins, and who won the last period. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { avatarValue } from '../../identity/avatar.ts'
import { money } from '../../wire.ts'
import { reward } from '../reward/reward.ts'

export const leaderboardRow = z.object({
  place: z.int(),
  /** `ma***ay`: never a whole name. */
  name: z.string(),
  ...avatarValue.shape,
  /** Bets of the period. */
  score: money,
  /** What the place wins; 0 = nothing. */
  amount: money,
  isOwn: z.boolean(),
})
export type LeaderboardRow = z.output<typeof leaderboardRow>

/** `yyyy-MM-dd`. */
const days = { firstDay: z.string(), lastDay: z.string() }

export const leaderboard = z.object({
  /** The reward as the promotions page shows it, with its ticket if the member has won. */
  reward,
  /** The current period, and its days by the merchant's calendar. */
  startsAt: z.int(),
  /** When the period ends, epoch ms. */
  endsAt: z.int(),
  ...days,
  /** The server's clock. Scores are updated every minute. */
  now: z.int(),
  /** Bets a member needs to have a place. */
  least: money,
  /** Kinds of game whose bets count; empty = all. */
  categories: z.array(gameCategory),
  /** Days to claim a prize, from when the period is closed. */
  claimDays: z.int(),
  /** The total of all prizes, and the prize of each place; places with the same prize are one row. */
  pool: money,
  prizes: z.array(
    z.object({
      /** The first place with the prize. */
      from: z.int(),
      /** The last place with the prize. */
      to: z.int(),
      amount: money,
    }),
  ),
  /** How many members have a place. */
  players: z.int(),
  /** The first places, from 1. */
  rows: z.array(leaderboardRow),
  /**
   * The member's own place; null for guests. `next` = the place above it or, below the prizes, the last place that wins, and the
   * bets still missing.
   */
  own: z.nullable(
    z.object({
      place: z.nullable(z.int()),
      score: money,
      amount: money,
      /** The place to reach next; null = none. */
      next: z.nullable(z.object({ place: z.int(), missing: money })),
    }),
  ),
  /** The last closed period, and the period that is over but still being counted. */
  last: z.nullable(
    z.object({
      ...days,
      isCounting: z.boolean(),
      /** The first places, from 1. */
      rows: z.array(leaderboardRow),
      /** What the member's place won. */
      own: z.nullable(z.object({ place: z.int(), amount: money })),
    }),
  ),
})
export type Leaderboard = z.output<typeof leaderboard>

export const leaderboardRoom = z.object({
  boards: z.array(leaderboard),
  /** The member may not play now: nothing is promised to it. */
  onBreak: z.boolean(),
})
export type LeaderboardRoom = z.output<typeof leaderboardRoom>

export const room = endpoint({
  summary: 'Leaderboards: who bets most in the period, what each place wins, and who won the last',
  method: 'GET',
  path: '/wps/leaderboards',
  value: leaderboardRoom,
  sharedFor: 10,
  sharedWith: 'visitors',
})
