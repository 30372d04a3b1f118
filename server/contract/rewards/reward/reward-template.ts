/**
 * Kinds of reward campaign. A template says when a member is owed a reward and how much; what happens then (limits, budget, claim,
 * turnover) is the same for all (domain §3.2).
 */
import * as z from 'zod/mini'
import { gameCategory } from '../../game-category.ts'
import { MONEY_SCALE, moneyInput, wholeNumber } from '../../wire.ts'

/** A hundred million units, of currencies with small ones: anything higher is a typing error. */
const MAX_REWARD = 100_000_000n * MONEY_SCALE
/** A billion units: bets of a period. */
const MAX_TURNOVER = 1_000_000_000n * MONEY_SCALE
const MAX_DAYS = 365
const MAX_STREAK = 31
const CODE_PATTERN = /^[A-Z0-9]{4,20}$/

const rewardAmount = moneyInput.check(z.gte(1n), z.lte(MAX_REWARD))
const turnover = moneyInput.check(z.gte(1n), z.lte(MAX_TURNOVER))

/** By the merchant's calendar; weeks begin on Monday. */
export const rewardPeriod = z.enum(['DAY', 'WEEK'])
export type RewardPeriod = z.infer<typeof rewardPeriod>
/** Kinds of game whose bets count; empty = all. */
const categories = z.array(gameCategory)

/** Codes are compared without regard to case. */
export const promoCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(CODE_PATTERN))

export const TEMPLATE_OPTIONS = {
  /** Once, for new members, within these days of registering. */
  REGISTER: z.object({ amount: rewardAmount, days: wholeNumber(MAX_DAYS, 1) }),
  /** An amount for each day in a row; after the last it starts over, as it does after a missed day. */
  SIGN_IN: z.object({ amounts: z.array(rewardAmount).check(z.minLength(1), z.maxLength(MAX_STREAK)) }),
  /** Once, for members who enter the code; a listed code is shown to every member. */
  CODE: z.object({ amount: rewardAmount, code: promoCode, isListed: z.boolean() }),
  /** Once a period, for bets of this sum in it. */
  TURNOVER: z.object({ amount: rewardAmount, period: rewardPeriod, turnover, categories }),
  /**
   * After each period, `rate` parts per million of what own money lost in it, at most `amount`, if its bets come to `turnoverTimes` the
   * loss: one large bet on long odds is no bad week.
   */
  RESCUE: z.object({
    amount: rewardAmount,
    period: rewardPeriod,
    rate: wholeNumber(500_000, 1),
    minLoss: turnover,
    turnoverTimes: wholeNumber(100, 1),
    categories,
  }),
} as const

export type RewardTemplate = keyof typeof TEMPLATE_OPTIONS
export const REWARD_TEMPLATES = Object.keys(TEMPLATE_OPTIONS) as [RewardTemplate, ...RewardTemplate[]]
export const rewardTemplate = z.enum(REWARD_TEMPLATES)
export type OptionsOf<T extends RewardTemplate> = z.output<(typeof TEMPLATE_OPTIONS)[T]>
/** A template with its options, as a campaign has them. */
export type RewardRule = { [T in RewardTemplate]: { template: T; options: OptionsOf<T> } }[RewardTemplate]

/** BONUS: wagered before own money, one open at a time (BON-04). CASH: own money at once, with a turnover requirement. */
export const paidAs = z.enum(['BONUS', 'CASH'])
export type PaidAs = z.infer<typeof paidAs>

/** What a member must have before claiming: a verified number, a verified mail address, a checked identity, a deposit. */
export const rewardNeed = z.enum(['MOBILE', 'EMAIL', 'IDENTITY', 'DEPOSIT'])
export type RewardNeed = z.infer<typeof rewardNeed>
