/** Lists of promotions, under the names older clients ask for them (WIR-40). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, text, wholeNumber } from '../../wire.ts'
import { REWARD_ID_MAX, rewardHead } from './reward-head.ts'
import { paidAs, rewardTemplate } from './reward-template.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const
const TYPE_MAX = 40

/** READY: the next deposit can have it. LATER: it is for a deposit after the next. */
export const discountStatus = z.enum(['READY', 'LATER'])

export const discountTickets = endpoint({
  ...member,
  summary: 'Bonuses the member can have with a deposit',
  relay: 'PROMOFE_getDiscountTicketList',
  value: z.array(
    z.object({
      /** The `promotionId` of a deposit order. */
      ticketId: z.int(),
      status: discountStatus,
      name: z.string(),
      /** The text below the heading. */
      description: z.string(),
      /** -1 = no minimum. */
      minDeposit: money,
      /** Percent of the deposit. */
      rate: z.number(),
      /** The most it gives. */
      amount: money,
      turnoverTimes: z.int(),
      /** Which of the member's deposits it is for: 1 = the first; 0 = any. */
      depositNumber: z.int(),
      expiredDate: z.nullable(z.int()),
    }),
  ),
})

/** Rewards of one campaign, of one type, or all. */
export const promotionRewards = endpoint({
  ...member,
  summary: 'What promotions give',
  relay: 'PROMOFE_getPromoReward',
  query: z.object({
    promotionId: z.optional(wholeNumber(REWARD_ID_MAX, 1)),
    promotionType: z.optional(text(TYPE_MAX)),
  }),
  value: z.array(
    z.object({
      ...rewardHead,
      paidAs,
      turnoverTimes: z.int(),
      validDays: z.int(),
      /** SIGN_IN: one for each day in a row; INVITE: one for each milestone; other types: one amount. */
      gives: z.array(money),
    }),
  ),
})

/** Words of `redirect` (WIR-26). */
export const promotionRedirect = z.enum(['PROMO', 'MISSION', 'APP_DOWNLOAD', 'MEMBER', 'INVITE_FRIENDS', 'POINT_MARKET'])
export type PromotionRedirect = z.infer<typeof promotionRedirect>

export const promotionLayout = endpoint({
  ...member,
  summary: 'In which order a page shows promotions, and where each leads',
  relay: 'PROMOFE_feLayoutPromotion',
  value: z.array(
    z.object({
      promotionId: z.int(),
      promotionType: rewardTemplate,
      name: z.string(),
      /** From 1. */
      sequence: z.int(),
      redirect: promotionRedirect,
    }),
  ),
})
