/** Points, under the names older clients use (WIR-42). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { money, reportPageQuery, wholeNumber } from '../../wire.ts'
import { claims } from '../reward/reward.ts'
import { EXCHANGE_ERRORS, paymentPassword, pointEntryKind } from './points.ts'

const member = {
  auth: 'member',
  trialRefused: true,
  method: 'GET',
  moduleId: 'PTSYS3',
  errors: ['function.not.available'],
} as const

export const balance = endpoint({
  ...member,
  summary: 'Points that can be spent, and the next to expire',
  relay: 'MCSFE_getPointBalance',
  value: z.object({
    /** Points that can be spent. */
    balance: z.int(),
    expiringPoint: z.int(),
    /** Last day of the points that expire next, yyyy-MM-dd; null = none. */
    expiredDate: z.nullable(z.string()),
  }),
})

const offer = z.object({
  rewardId: z.int(),
  rewardName: z.string(),
  rewardType: z.enum(['BONUS', 'CASH']),
  point: z.int(),
  amount: money,
  turnoverTimes: z.int(),
  stock: z.int(),
  /** AVAILABLE: can be exchanged now. */
  status: z.enum(['AVAILABLE', 'UNAVAILABLE']),
})
export const rewards = endpoint({
  ...member,
  summary: 'Bonuses that points are exchanged for',
  relay: 'MCSFE_getPointReward',
  value: z.array(offer),
})

export const conversionTypes = endpoint({
  ...member,
  summary: 'Rates at which points are converted to money',
  relay: 'MCSFE_getPointRewardConversionType',
  value: z.array(offer),
})

const HISTORY_SIZE = 20
export const redeemList = endpoint({
  ...member,
  summary: 'What was earned, spent and expired, newest first',
  relay: 'MCSFE_getRedeemPointList',
  query: z.object(reportPageQuery(HISTORY_SIZE)),
  value: z.object({
    content: z.array(
      z.object({ id: z.int(), type: pointEntryKind, point: z.int(), rewardName: z.nullable(z.string()), createdDate: z.int() }),
    ),
    pageNum: z.int(),
    totalPages: z.int(),
    totalElements: z.int(),
  }),
})

export const config = endpoint({
  ...member,
  summary: 'How points are earned, and how long they are valid',
  relay: 'MCSFE_getPointConfig',
  value: z.object({
    /** Bets that earn one point; kinds of game without points are left out. */
    turnoverPerPoint: z.array(z.object({ gameType: gameCategory, turnover: money })),
    validMonths: z.int(),
  }),
})

const given = z.object({
  point: z.int(),
  amount: money,
  /** Points that are left. */
  balance: z.int(),
  transactionId: z.string(),
})
const exchanging = { ...claims, encrypted: true, moduleId: 'PTSYS3', value: given, errors: EXCHANGE_ERRORS } as const

export const redeem = endpoint({
  ...exchanging,
  summary: 'Exchange points for a bonus',
  relay: 'passwordCheck/MCSFE_redeemPointReward',
  body: z.object({ rewardId: wholeNumber(2_147_483_647, 1), paymentPassword }),
})

/** `point` is a multiple of the rate's points; without `rewardId`, at the first rate. */
export const convert = endpoint({
  ...exchanging,
  summary: 'Convert points to money',
  relay: 'passwordCheck/MCSFE_convertPoint',
  body: z.object({ point: wholeNumber(2_147_483_647, 1), rewardId: z.optional(wholeNumber(2_147_483_647, 1)), paymentPassword }),
})
