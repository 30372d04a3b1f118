/** The VIP room: the ranks, what each gives, and where the member stands (SCR-38). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { money } from '../../wire.ts'
import { reward } from '../reward/reward.ts'
import { rewardPeriod } from '../reward/reward-template.ts'

export const rank = z.object({
  /** From 1, the rank everyone has. */
  level: z.int(),
  name: z.string(),
  /** Both are required in a month, to reach and to keep the rank. */
  minDeposit: money,
  minTurnover: money,
  /** Given once, when the rank is first reached; 0 = none. */
  upgradeBonus: money,
  /** Given each month to those who hold the rank when it begins. */
  salary: money,
  /** Given once a year. */
  birthdayGift: money,
  /** Most withdrawals a day, and their total; 0 = no limit. */
  withdrawPerDay: z.int(),
  withdrawAmountPerDay: money,
  /** How many of them are free of charge; null = all, because none is charged. */
  freeWithdrawals: z.nullable(z.int()),
  /** Rebate in parts per million of the bets; kinds of game without one are left out. */
  rebates: z.array(
    z.object({
      category: gameCategory,
      /** Parts per million of the bets. */
      rate: z.int(),
    }),
  ),
})
export type Rank = z.output<typeof rank>

export const standing = z.object({
  level: z.int(),
  /** The last day the rank is held if it is not reached again, as the merchant's calendar has it: `2026-12-31`. Null for the first rank. */
  heldUntil: z.nullable(z.string()),
  /** First day of the current month. */
  month: z.string(),
  /** Deposits and bets of the current month. */
  deposited: money,
  turnover: money,
})
export type RankStanding = z.output<typeof standing>

export const vipRoom = z.object({
  /** From the first rank. */
  ranks: z.array(rank),
  /** Null for guests and trial accounts, who have no rank. */
  standing: z.nullable(standing),
  /** How rebates are paid; null if there are none. `payHour` null = they are claimed. */
  rebate: z.nullable(z.object({ period: rewardPeriod, payHour: z.nullable(z.int()), turnoverTimes: z.int() })),
  /** The member may not play now: nothing is promised to it. */
  onBreak: z.boolean(),
  /** What the ranks give; empty for those without a standing, and on a break. */
  rewards: z.array(reward),
})
export type VipRoom = z.output<typeof vipRoom>

export const room = endpoint({
  summary: 'The VIP room: ranks, own standing, and what can be claimed',
  method: 'GET',
  path: '/wps/vip',
  value: vipRoom,
  errors: ['function.not.available'],
  sharedFor: 3,
  sharedWith: 'visitors',
})
