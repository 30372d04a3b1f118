/** Rewards by kind, under the names older clients ask for them: sign-in, newcomers' gifts, loss-back (wire §4.14). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, text, textOrNumber, wholeNumber } from '../../wire.ts'
import { CLAIM_ERRORS, claimResult, claims, rewardState } from './reward.ts'
import { rewardNeed, rewardPeriod, rewardTemplate } from './reward-template.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const
const ID_MAX = 2_147_483_647
const CLAIM_ID_MAX = 40

const head = {
  promotionId: z.int(),
  promotionType: rewardTemplate,
  name: z.string(),
  amount: money,
  status: rewardState,
  /** Names it in a claim; null while there is nothing to claim. */
  transactionId: z.nullable(z.string()),
  expiredDate: z.nullable(z.int()),
  conditionStatus: z.array(z.object({ condition: rewardNeed, isMet: z.boolean() })),
}

/** The first that runs; null if none does. */
export const loginPromotion = endpoint({
  ...member,
  summary: 'The daily sign-in: days in a row, and what each gives',
  relay: 'MCSFE_getLoginPromotion',
  aliases: ['MCSFE_getLoginPromotionConfigHistory'],
  value: z.nullable(
    z.object({
      ...head,
      /** Days in a row up to now. */
      loginDays: z.int(),
      rewards: z.array(z.object({ day: z.int(), amount: money, isClaimed: z.boolean() })),
    }),
  ),
})

/** Which of them; absent = the first that can be claimed. */
const named = z.object({
  promotionId: z.optional(wholeNumber(ID_MAX, 1)),
  configId: z.optional(wholeNumber(ID_MAX, 1)),
  transactionId: z.optional(textOrNumber(CLAIM_ID_MAX, 1)),
})

export const claimLogin = endpoint({
  ...claims,
  summary: "Claim the sign-in of today's",
  relay: 'MCSFE_claimLoginPromotion',
  body: named,
  value: claimResult,
  errors: CLAIM_ERRORS,
})

export const registerPromotions = endpoint({
  ...member,
  summary: "Newcomers' gifts",
  relay: 'MCSFE_getRegisterPromotionList',
  value: z.array(z.object(head)),
})

export const claimRegister = endpoint({
  ...claims,
  summary: "Claim a newcomer's gift",
  relay: 'MCSFE_claimRegisterPromotion',
  body: named,
  value: claimResult,
  errors: CLAIM_ERRORS,
})

/** Of every kind. */
export const promotions = endpoint({
  ...member,
  summary: 'Rewards of every kind, what can be claimed first',
  relay: 'PROMOFE_getPromoList',
  value: z.array(z.object(head)),
})

/** The share of a loss in percent. */
export const saviorPromotions = endpoint({
  ...member,
  summary: 'Shares of a loss that are given back',
  relay: 'PROMOFE_getSaviorPromotion',
  aliases: ['PROMOFE_getSaviorPromotionDetail'],
  value: z.array(
    z.object({ ...head, period: z.nullable(rewardPeriod), rate: z.number(), minLoss: money, turnoverTimes: z.int() }),
  ),
})

const TYPE_MAX = 40
/** Of any kind. */
export const claimPromotion = endpoint({
  ...claims,
  summary: 'Claim a reward by its campaign or its ticket',
  relay: 'PROMOFE_claimPromo',
  body: z.object({ ...named.shape, promotionType: z.optional(text(TYPE_MAX)) }),
  value: claimResult,
  errors: CLAIM_ERRORS,
})

export const codeEnabled = endpoint({
  ...member,
  summary: 'Whether members can enter promotion codes',
  relay: 'PROMOFE_getPromoCodeEnable',
  value: z.boolean(),
})
