/** Rewards by kind, under the names older clients ask for them: sign-in, newcomers' gifts, loss-back (WIR-40). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, text } from '../../wire.ts'
import { CLAIM_ERRORS, claimResult, claims } from './reward.ts'
import { namedReward, rewardHead } from './reward-head.ts'
import { rewardPeriod } from './reward-template.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const

/** The first running promotion; null if there is none. */
export const loginPromotion = endpoint({
  ...member,
  summary: 'The daily sign-in: days in a row, and what each gives',
  relay: 'MCSFE_getLoginPromotion',
  aliases: ['MCSFE_getLoginPromotionConfigHistory'],
  value: z.nullable(
    z.object({
      ...rewardHead,
      /** Days in a row up to now. */
      loginDays: z.int(),
      rewards: z.array(
        z.object({
          /** Which day in a row, from 1. */
          day: z.int(),
          amount: money,
          isClaimed: z.boolean(),
        }),
      ),
    }),
  ),
})

export const claimLogin = endpoint({
  ...claims,
  summary: "Claim the sign-in of today's",
  relay: 'MCSFE_claimLoginPromotion',
  body: namedReward,
  value: claimResult,
  errors: CLAIM_ERRORS,
})

export const registerPromotions = endpoint({
  ...member,
  summary: "Newcomers' gifts",
  relay: 'MCSFE_getRegisterPromotionList',
  value: z.array(z.object(rewardHead)),
})

export const claimRegister = endpoint({
  ...claims,
  summary: "Claim a newcomer's gift",
  relay: 'MCSFE_claimRegisterPromotion',
  body: namedReward,
  value: claimResult,
  errors: CLAIM_ERRORS,
})

/** Promotions of every kind. */
export const promotions = endpoint({
  ...member,
  summary: 'Rewards of every kind, what can be claimed first',
  relay: 'PROMOFE_getPromoList',
  value: z.array(z.object(rewardHead)),
})

/** The share of a loss in percent. */
export const saviorPromotions = endpoint({
  ...member,
  summary: 'Shares of a loss that are given back',
  relay: 'PROMOFE_getSaviorPromotion',
  aliases: ['PROMOFE_getSaviorPromotionDetail'],
  value: z.array(
    z.object({
      ...rewardHead,
      period: z.nullable(rewardPeriod),
      /** Percent of the loss. */
      rate: z.number(),
      minLoss: money,
      /** Bets it takes, as a multiple of the loss. */
      turnoverTimes: z.int(),
    }),
  ),
})

const TYPE_MAX = 40
/** Claims a promotion of any kind. */
export const claimPromotion = endpoint({
  ...claims,
  summary: 'Claim a reward by its campaign or its ticket',
  relay: 'PROMOFE_claimPromo',
  body: z.object({ ...namedReward.shape, promotionType: z.optional(text(TYPE_MAX)) }),
  value: claimResult,
  errors: CLAIM_ERRORS,
})

export const codeEnabled = endpoint({
  ...member,
  summary: 'Whether members can enter promotion codes',
  relay: 'PROMOFE_getPromoCodeEnable',
  value: z.boolean(),
})
