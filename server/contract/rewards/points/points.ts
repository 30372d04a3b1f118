/** The reward centre: points for bets, and what they are exchanged for (SCR-38, flag PTSYS3). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { rowsOf } from '../../report.ts'
import { bonusTerms } from '../../money/turnover/bonus-terms.ts'
import { money, reportPageQuery, text, textOrNumber, wholeNumber } from '../../wire.ts'
import { pointOrder, recipient } from './point-order.ts'
import { claimResult, CLAIM_ERRORS, claims } from '../reward/reward.ts'
import { paidAs, pointDelivery, rewardNeed } from '../reward/reward-template.ts'

/**
 * READY: can be exchanged now. SHORT: too few points. BLOCKED: another bonus is in the way. MISSING: something is missing
 * (`needs`). LIMIT: the member has reached its limit. SOLD_OUT: none is left. GUEST: for members only.
 */
export const goodState = z.enum(['READY', 'SHORT', 'BLOCKED', 'MISSING', 'LIMIT', 'SOLD_OUT', 'GUEST'])
export type GoodState = z.infer<typeof goodState>

export const good = z.object({
  campaignId: z.int(),
  title: z.string(),
  note: z.string(),
  state: goodState,
  points: z.int(),
  amount: money,
  paidAs,
  /** Set if it is not money; `amount` is then its value. */
  delivery: z.nullable(pointDelivery),
  /** Bets must come to this many times the amount before a withdrawal, for BONUS within `validDays`. */
  turnoverTimes: z.int(),
  validDays: z.int(),
  /** What may be bet while it is open; for BONUS only. */
  terms: z.nullable(bonusTerms),
  /** How many are left for everyone. */
  left: z.int(),
  /** How many more the member may have; null = no limit. */
  leftForMember: z.nullable(z.int()),
  needs: z.array(z.object({ need: rewardNeed, isMet: z.boolean() })),
  /** End of the offer. */
  endsAt: z.nullable(z.int()),
})
export type Good = z.output<typeof good>

/** EARNED by a day's bets, SPENT on an exchange, EXPIRED, RETURNED with an order that was cancelled. */
export const pointEntryKind = z.enum(['EARNED', 'SPENT', 'EXPIRED', 'RETURNED'])
export type PointEntryKind = z.infer<typeof pointEntryKind>

export const pointEntry = z.object({
  /** The id of the change. */
  entryId: z.int(),
  kind: pointEntryKind,
  /** Negative if points were taken. */
  points: z.int(),
  at: z.int(),
  /** EARNED: the business day of the bets. */
  day: z.nullable(z.string()),
  /** SPENT: what for, and how it was paid, or the state of its order. RETURNED: the same. */
  exchange: z.nullable(
    z.object({
      title: z.string(),
      amount: money,
      paidAs,
      transactionId: z.string(),
      /** The order of goods; null for money. */
      order: z.nullable(pointOrder),
    }),
  ),
})
export type PointEntry = z.output<typeof pointEntry>

export const pointRoom = z.object({
  /** Null for guests and trial accounts. */
  balance: z.nullable(z.int()),
  /** What today's bets have earned so far; credited when the day is over. */
  coming: z.nullable(z.int()),
  /** The points that expire next, and their last day by the merchant's calendar. */
  expiring: z.nullable(z.object({ points: z.int(), lastDay: z.string() })),
  /** Points for bets of a million units, by kind of game; kinds without any are left out. */
  rates: z.array(
    z.object({
      category: gameCategory,
      /** Points for bets of a million units. */
      rate: z.int(),
    }),
  ),
  /** Months in which points can be spent, after the one in which they were earned. */
  validMonths: z.int(),
  goods: z.array(good),
  /** Orders not sent yet, newest first. */
  orders: z.array(pointOrder),
  /** The member's verified number, which receives loads, masked except for its last digits; null if there is none. */
  ownNumber: z.nullable(z.string()),
  /** The last exchange. */
  last: z.nullable(pointEntry),
  /** The member may not play now: nothing is exchanged. */
  onBreak: z.boolean(),
})
export type PointRoom = z.output<typeof pointRoom>

export const room = endpoint({
  summary: 'The reward centre: points, what they are exchanged for, and how they are earned',
  method: 'GET',
  path: '/wps/points',
  value: pointRoom,
  errors: ['function.not.available'],
  sharedFor: 3,
  sharedWith: 'visitors',
})

const ENTRIES_SIZE = 20
export const entries = endpoint({
  summary: 'What was earned, spent and expired, newest first',
  method: 'GET',
  path: '/wps/points/entries',
  auth: 'member',
  trialRefused: true,
  query: z.object(reportPageQuery(ENTRIES_SIZE)),
  value: rowsOf(pointEntry),
  errors: ['function.not.available'],
})

const PASSWORD_MAX = 64
/** Most exchanges for money in one call. */
export const MOST_EXCHANGED = 100
export const EXCHANGE_ERRORS = [
  ...CLAIM_ERRORS,
  'function.not.available',
  'points.short',
  'points.limit',
  'promotion.budget.exceeded',
  'not.exists.payment.password',
  'fund_account_payment_pwd_error',
  'payment.waiting',
  'max.attempt.limit',
  'encryption.invalid',
  'request.param.err',
] as const
export const paymentPassword = textOrNumber(PASSWORD_MAX)

/** A call repeated with the same `requestId` returns the first answer. */
export const exchange = endpoint({
  ...claims,
  summary: 'Exchange points for a bonus, money, or what is delivered',
  path: '/wps/points/exchange',
  encrypted: true,
  body: z.object({
    campaignId: wholeNumber(2_147_483_647, 1),
    /** More than one only for money. */
    count: z._default(wholeNumber(MOST_EXCHANGED, 1), 1),
    /** Chosen by the client, once per exchange. */
    requestId: z.optional(text(64, 8).check(z.regex(/^[\w-]+$/))),
    paymentPassword,
    /** For goods sent to an address. */
    recipient: z.optional(recipient),
  }),
  value: z.object({
    ...claimResult.shape,
    points: z.int(),
    /** Points that are left. */
    balance: z.int(),
  }),
  errors: EXCHANGE_ERRORS,
})
