/** A member's limits and breaks, open turnover, latest orders, invitations and points, for the back office. Read-only. */
import * as z from 'zod/mini'
import { depositState } from '../../money/deposit/deposit-order.ts'
import { endpoint } from '../../endpoint.ts'
import { pointEntryKind } from '../../rewards/points/points.ts'
import { playLimit } from '../../identity/responsible-play.ts'
import { openRequirement } from '../../money/turnover/turnover.ts'
import { money as amount, wholeNumber } from '../../wire.ts'
import { withdrawalState } from '../../money/withdrawal/withdrawal.ts'

/** BREAK: for hours or days. EXCLUSION: for months. */
export const restKind = z.enum(['BREAK', 'EXCLUSION'])
const rest = z.object({
  kind: restKind,
  /** When it begins, epoch ms. */
  startsAt: z.int(),
  /** When it ends, epoch ms. */
  endsAt: z.int(),
  /** Whether it holds now. */
  isRunning: z.boolean(),
})
export type MemberRest = z.infer<typeof rest>

const order = {
  /** The number of the order. */
  number: z.string(),
  at: z.int(),
  amount: amount,
}
const latestDeposit = z.object({ ...order, bonus: amount, state: depositState })
export type LatestDeposit = z.output<typeof latestDeposit>
const latestWithdrawal = z.object({ ...order, charge: amount, state: withdrawalState })
export type LatestWithdrawal = z.output<typeof latestWithdrawal>

const read = {
  method: 'GET',
  auth: 'operator',
  permission: 'members.read',
  query: z.object({ memberId: wholeNumber(2_147_483_647, 1) }),
  errors: ['no.data'],
} as const

export const limits = endpoint({
  ...read,
  summary: 'A member’s limits with the amounts used, and breaks, newest first',
  path: '/wps/operator/member/limits',
  value: z.object({
    /** Limits of the member and of the site, by kind and period. */
    limits: z.array(playLimit),
    realityCheckMinutes: z.int(),
    rests: z.array(rest),
  }),
})

export const money = endpoint({
  ...read,
  summary: 'A member’s open turnover, latest deposits and latest withdrawals',
  path: '/wps/operator/member/money',
  value: z.object({
    requirements: z.array(openRequirement),
    /** The latest deposits, newest first. */
    deposits: z.array(latestDeposit),
    /** The latest withdrawals, newest first. */
    withdrawals: z.array(latestWithdrawal),
  }),
})

const person = { memberId: z.int(), username: z.string() }
const invited = z.object({ ...person, joinedAt: z.int() })
export type InvitedMember = z.output<typeof invited>
const invitedTier = z.object({
  /** 1: invited by the member; 2: invited by the member's invitees, and so on. */
  tier: z.int(),
  /** How many were invited. */
  members: z.int(),
  /** What their bets earned the member. */
  month: amount,
  total: amount,
})
export type InvitedTier = z.output<typeof invitedTier>

export const invitations = endpoint({
  ...read,
  summary: 'Who invited a member, whom it invited, and what it earned by that',
  path: '/wps/operator/member/invitations',
  value: z.object({
    inviter: z.nullable(z.object(person)),
    /** Null until the member first requests it. */
    code: z.nullable(z.string()),
    /** Tiers with members or income, from the first. */
    tiers: z.array(invitedTier),
    /** The latest invitees of the first tier. */
    latest: z.array(invited),
  }),
})

const pointLot = z.object({
  lastDay: z.string(),
  /** How many points of the lot are left. */
  left: z.int(),
})
export type PointLot = z.output<typeof pointLot>
const pointChange = z.object({
  id: z.int(),
  at: z.int(),
  kind: pointEntryKind,
  points: z.int(),
  /** EARNED: the day of the bets. SPENT: the ticket of the exchange. EXPIRED: the last day. */
  reference: z.string(),
})
export type PointChange = z.output<typeof pointChange>

export const points = endpoint({
  ...read,
  summary: 'What points a member has, until when, and the latest changes',
  path: '/wps/operator/member/points',
  value: z.object({
    /** Points that can be spent. */
    balance: z.int(),
    /** In the order in which they expire. */
    lots: z.array(pointLot),
    /** Newest first. */
    latest: z.array(pointChange),
  }),
})
