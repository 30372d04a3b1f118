/** Inviting friends: the member's code, what its invitees' bets earn it, and who earns most (SCR-37). */
import * as z from 'zod/mini'
import { avatarValue } from '../../identity/avatar.ts'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { rowsOf } from '../../report.ts'
import { money, reportPageQuery, wholeNumber } from '../../wire.ts'
import { reward } from '../reward/reward.ts'
import { MAX_TIERS, rewardPeriod } from '../reward/reward-template.ts'

/** `ma***ay`: never a whole name. */
const maskedName = z.string()
const person = { name: maskedName, ...avatarValue.shape }

export const tier = z.object({
  /** 1: invited by the member; 2: invited by the member's invitees, and so on. */
  tier: z.int(),
  /** Parts per million of the bets; kinds of game without one are left out. */
  rates: z.array(
    z.object({
      category: gameCategory,
      /** Parts per million of the bets. */
      rate: z.int(),
    }),
  ),
  invitees: z.int(),
  /** What their bets earned the member this month. */
  amount: money,
})
export type ReferralTier = z.output<typeof tier>

export const invitee = z.object({
  ...person,
  tier: z.int(),
  joinedAt: z.int(),
  /** Their bets count from the first deposit on. */
  hasDeposited: z.boolean(),
  /** How many they have invited themselves. */
  invitees: z.int(),
  /** Who invited them; null = the member. */
  invitedBy: z.nullable(maskedName),
  /** What their bets earned the member this month. */
  amount: money,
})
export type Invitee = z.output<typeof invitee>

/** A place in the ranking of the current week. */
export const leader = z.object({ ...person, place: z.int(), amount: money, isOwn: z.boolean() })
export type ReferralLeader = z.output<typeof leader>

export const income = z.object({
  /** First day of the current month, by the merchant's calendar. */
  month: z.string(),
  /** Earned this month, up to the last day that was added up. */
  amount: money,
  /** The last day that was added up; null before the first. */
  addedTo: z.nullable(z.string()),
  /** Can be claimed now; `transactionId` names all of it in one claim, null = nothing. */
  claimable: money,
  transactionId: z.nullable(z.string()),
  /** When the first part of what is claimable expires. */
  expiresAt: z.nullable(z.int()),
  /** When the running period ends, and its income can be claimed. */
  nextAt: z.nullable(z.int()),
})
export type ReferralIncome = z.output<typeof income>

export const referralRoom = z.object({
  /** Null for guests and trial accounts. */
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
  /** From the first; empty while the house pays nothing for invitations. */
  tiers: z.array(tier),
  /** Null for guests, for trial accounts and on a break. */
  income: z.nullable(income),
  /** How it is paid, and what is missing; null while the house pays nothing, for guests, for trial accounts and on a break. */
  reward: z.nullable(reward),
  /** Rewards for reaching a number of friends; empty if there are none, and on a break. */
  milestones: z.array(reward),
  /** The newest invitees of the first tier; the others are in `invitees`. */
  invitees: z.array(invitee),
  /** The members who earned most this week, and the caller if not among them. */
  leaders: z.array(leader),
  /** What the member lacks for the next place; null at the top and without income. */
  toNext: z.nullable(z.object({ place: z.int(), amount: money })),
  period: z.nullable(rewardPeriod),
  /** Days to claim a period's income. */
  claimDays: z.nullable(z.int()),
  /** The highest income of a period; null while the house pays nothing. */
  most: z.nullable(money),
  /** The member may not play now: nothing is promised to it. */
  onBreak: z.boolean(),
})
export type ReferralRoom = z.output<typeof referralRoom>

/** Agents get `permission.denied`, because they invite with links of their own. */
export const room = endpoint({
  summary: 'Inviting friends: own code, income, invitees, ranking',
  method: 'GET',
  path: '/wps/referral',
  value: referralRoom,
  errors: ['function.not.available', 'permission.denied'],
  sharedFor: 3,
  sharedWith: 'visitors',
})

const INVITEES_SIZE = 20
export const invitees = endpoint({
  summary: 'Members of a tier, newest first',
  method: 'GET',
  path: '/wps/referral/invitees',
  auth: 'member',
  trialRefused: true,
  query: z.object({ tier: z._default(wholeNumber(MAX_TIERS, 1), 1), ...reportPageQuery(INVITEES_SIZE) }),
  value: rowsOf(invitee),
  errors: ['function.not.available', 'permission.denied'],
})
