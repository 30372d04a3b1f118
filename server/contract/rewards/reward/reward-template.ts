/**
 * Kinds of reward campaign. A template says when a member is owed a reward and how much; what happens then (limits, budget, claim,
 * turnover) is the same for all (BON-08).
 */
import * as z from 'zod/mini'
import { GAME_CATEGORIES, gameCategory } from '../../game-category.ts'
import { money, MONEY_SCALE, moneyInput, wholeNumber } from '../../wire.ts'

/** A hundred million units, of currencies with small ones: anything higher is a typing error. */
const MAX_REWARD = 100_000_000n * MONEY_SCALE
/** A billion units, for the bets of a period. */
const MAX_TURNOVER = 1_000_000_000n * MONEY_SCALE
export const MAX_DAYS = 365
export const MAX_STREAK = 31
/** Parts per million of a loss: half of it. */
export const MAX_RESCUE_RATE = 500_000
/** Bets as a multiple of the loss. */
export const MAX_RESCUE_TIMES = 100
/** Ranks of a VIP room. */
export const MAX_RANKS = 12
/** Parts per million of a bet. */
export const MAX_REBATE_RATE = 50_000
/** Invitees, those they invited, and those in turn. */
export const MAX_TIERS = 3
/** Days to claim what invitees' bets earned. */
export const MAX_INCOME_DAYS = 31
export const MAX_POINTS = 100_000_000
export const MAX_PER_MEMBER = 1_000
/** Most rains per day. */
export const MAX_RAINS = 24
/** Least minutes between two rains of a day. */
export const RAIN_MINUTES_APART = 5
/** Most envelopes of one kind. */
export const MAX_ENVELOPES = 20_000
/** The prizes of a wheel, so that its fields can be told apart and read. */
export const MIN_PRIZES = 2
export const MAX_PRIZES = 12
export const MAX_PRIZE_WEIGHT = 1_000_000
/** Most free spins a day, and most spins for bets. */
export const MAX_FREE_SPINS = 5
export const MAX_BET_SPINS = 20
/** Most prizes of a leaderboard. */
export const MAX_PLACES = 50
/** Days to claim a gift, or what a place or a bet won. */
export const MAX_PRIZE_DAYS = 14
/** Limits for inviting friends. */
export const MAX_MILESTONES = 10
export const MAX_FRIENDS = 1_000
/** Limits for lucky bets. */
export const MAX_LUCKY_PRIZES = 6
/** One bet in this many wins. The minimum leaves room for a prize in each place. */
export const MIN_ODDS = 10
export const MAX_ODDS = 10_000_000
/** Most lucky bets per member and day. */
export const MAX_LUCKY_A_DAY = 50
const HOURS = 24
const CODE_PATTERN = /^[A-Z0-9]{4,20}$/
export const DAYS_A_WEEK = 7
/** `HH:mm`, by the merchant's clock. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const count = (least: number) => wholeNumber(MAX_ENVELOPES, least)

const rewardAmount = moneyInput.check(z.gte(1n), z.lte(MAX_REWARD))
const rankAmount = moneyInput.check(z.gte(0n), z.lte(MAX_REWARD))
const turnover = moneyInput.check(z.gte(1n), z.lte(MAX_TURNOVER))

/** By the merchant's calendar; weeks begin on Monday. */
export const rewardPeriod = z.enum(['DAY', 'WEEK'])
export type RewardPeriod = z.infer<typeof rewardPeriod>
/** Rewards that are not money: a mobile load to the member's verified number, or goods sent to an address. */
export const pointDelivery = z.enum(['LOAD', 'POST'])
export type PointDelivery = z.infer<typeof pointDelivery>
/** How a spin is shown: a wheel that stops at a prize, or reels that show it. */
export const spinLook = z.enum(['WHEEL', 'REELS'])
export type SpinLook = z.infer<typeof spinLook>
/** Kinds of game whose bets count; empty = all. */
const categories = z.array(gameCategory)
/** For each rank, from the first. */
const byRank = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.minLength(1), z.maxLength(MAX_RANKS))
/** Parts per million of the bets, by kind of game; a kind left out has none. */
const rebateRates = z.partialRecord(z.enum(GAME_CATEGORIES), wholeNumber(MAX_REBATE_RATE))
export type RebateRates = z.infer<typeof rebateRates>

/** Codes are compared without regard to case. */
export const promoCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(CODE_PATTERN))

/** `sum` is the schema of amounts given, `ranked` of amounts given that may be 0, `bets` of bets and losses. */
const optionsWith = <S extends z.ZodMiniType<bigint>, R extends z.ZodMiniType<bigint>, B extends z.ZodMiniType<bigint>>(
  sum: S,
  ranked: R,
  bets: B,
) => ({
  /** Once, for new members, within these days of registering. */
  REGISTER: z.object({
    amount: sum,
    /** Days after registration in which it is given. */
    days: wholeNumber(MAX_DAYS, 1),
  }),
  /** An amount for each day in a row; after the last it starts over, as it does after a missed day. */
  SIGN_IN: z.object({ amounts: z.array(sum).check(z.minLength(1), z.maxLength(MAX_STREAK)) }),
  /** Once, for members who enter the code; a listed code is shown to every member. */
  CODE: z.object({ amount: sum, code: promoCode, isListed: z.boolean() }),
  /** Once a period, for bets of this sum in it. */
  TURNOVER: z.object({ amount: sum, period: rewardPeriod, turnover: bets, categories }),
  /**
   * After each period, `rate` parts per million of the own money lost in it, at most `amount`, if its bets come to
   * `turnoverTimes` the loss, so that one large bet on long odds is not a bad week.
   */
  RESCUE: z.object({
    amount: sum,
    period: rewardPeriod,
    /** Share of the loss, in parts per million. */
    rate: wholeNumber(MAX_RESCUE_RATE, 1),
    minLoss: bets,
    /** Bets it takes, as a multiple of the loss. */
    turnoverTimes: wholeNumber(MAX_RESCUE_TIMES, 1),
    categories,
  }),
  /** Once for each rank, when it is first reached; must be claimed within these days. */
  RANK_UP: z.object({ amounts: byRank(ranked), days: wholeNumber(MAX_DAYS, 1) }),
  /** Each month, for the rank held when it begins. */
  RANK_SALARY: z.object({ amounts: byRank(ranked) }),
  /** Once a year, from the birthday on for these days, for the rank held on it. */
  BIRTHDAY: z.object({ amounts: byRank(ranked), days: wholeNumber(MAX_DAYS, 1) }),
  /**
   * A share of the bets of each period, at most `amount`, at the rates of the rank held at its end. With `payHour` it is paid
   * automatically at that hour of the merchant's clock after the period; otherwise it is claimed. Bets paid for by a bonus earn
   * none, and the rate the member's line already pays for a kind of game is deducted.
   */
  REBATE: z.object({
    amount: sum,
    period: rewardPeriod,
    /** Rates of each rank, from the first. */
    rates: byRank(rebateRates),
    payHour: z.nullable(wholeNumber(HOURS - 1)),
  }),
  /**
   * A share of the bets of a member's invitees (`rates[0]`), of their invitees, and so on, at most `amount` a period; must be
   * claimed within these days after the period. Own money only: no bets while a bonus is open, and none before the first deposit.
   */
  REFERRAL: z.object({
    amount: sum,
    period: rewardPeriod,
    /** Rates of each level of invitation, from the first. */
    rates: z.array(rebateRates).check(z.minLength(1), z.maxLength(MAX_TIERS)),
    days: wholeNumber(MAX_INCOME_DAYS, 1),
  }),
  /**
   * Exchanged for points, as long as the budget lasts; at most `perMember` by a member, 0 = no limit. With `delivery` it is not
   * money: operators deliver it, and `amount` is what it costs the house.
   */
  POINTS: z.object({
    amount: sum,
    points: wholeNumber(MAX_POINTS, 1),
    perMember: wholeNumber(MAX_PER_MEMBER),
    delivery: z.optional(pointDelivery),
  }),
  /**
   * Envelopes fall at these times, on these weekdays (1 = Monday; none = every day), one for each member who catches one.
   * Together they hold `amount`: GOLD and UBE hold their amount each, RED share the rest at random, at least `least` each, and
   * EMPTY hold nothing.
   */
  RAIN: z.object({
    amount: sum,
    times: z.array(timeOfDay).check(z.minLength(1), z.maxLength(MAX_RAINS)),
    weekdays: z.array(wholeNumber(DAYS_A_WEEK, 1)).check(z.maxLength(DAYS_A_WEEK)),
    gold: z.object({
      /** How many golden envelopes there are. */
      count: count(0),
      amount: sum,
    }),
    ube: z.object({
      /** How many purple envelopes there are. */
      count: count(0),
      amount: sum,
    }),
    red: z.object({
      /** How many red envelopes there are. */
      count: count(1),
      least: sum,
    }),
    empty: count(0),
  }),
  /**
   * Spins of each day: `free` ones, and one for every `bets.each` bet on it, at most `bets.most`. A spin gives one of the prizes (0 =
   * nothing), drawn by their weights when it is issued.
   */
  SPIN: z.object({
    look: spinLook,
    prizes: z
      .array(z.object({ amount: ranked, weight: wholeNumber(MAX_PRIZE_WEIGHT, 1) }))
      .check(z.minLength(MIN_PRIZES), z.maxLength(MAX_PRIZES)),
    /** Spins a day without a bet. */
    free: wholeNumber(MAX_FREE_SPINS),
    /** Spins for bets; null = none. */
    bets: z.nullable(
      z.object({
        each: bets,
        /** The most spins of a day for bets. */
        most: wholeNumber(MAX_BET_SPINS, 1),
        categories,
      }),
    ),
  }),
  /**
   * A prize for each of the first places of a period, by the sum of bets in it, for those who bet at least `least`; must be
   * claimed within these days after it is closed.
   */
  LEADERBOARD: z.object({
    amounts: z.array(sum).check(z.minLength(1), z.maxLength(MAX_PLACES)),
    period: rewardPeriod,
    least: bets,
    categories,
    days: wholeNumber(MAX_PRIZE_DAYS, 1),
  }),
  /** Once, for members who have opened the site as an app. */
  APP_DOWNLOAD: z.object({ amount: sum }),
  /**
   * Each bet of own money of at least `least` may win one of the prizes by chance: one bet in so many wins it. At most `most`
   * wins per member and day; must be claimed within these days.
   */
  LUCKY_BET: z.object({
    prizes: z
      .array(z.object({ amount: sum, oneIn: wholeNumber(MAX_ODDS, MIN_ODDS) }))
      .check(z.minLength(1), z.maxLength(MAX_LUCKY_PRIZES)),
    least: bets,
    /** How many bets of a member may win in a day. */
    most: wholeNumber(MAX_LUCKY_A_DAY, 1),
    categories,
    days: wholeNumber(MAX_PRIZE_DAYS, 1),
  }),
  /** Given by operators to members they choose, at most `amount` to one at a time; must be claimed within these days. */
  GIFT: z.object({ amount: sum, days: wholeNumber(MAX_PRIZE_DAYS, 1) }),
  /**
   * Once for each milestone, when enough friends count: the member's own invitees who registered while the campaign runs, have
   * deposited `minDeposit` (0 = not required) and bet `minBets` of own money; must be claimed within these days.
   */
  INVITE: z.object({
    milestones: z
      .array(z.object({ friends: wholeNumber(MAX_FRIENDS, 1), amount: sum }))
      .check(z.minLength(1), z.maxLength(MAX_MILESTONES)),
    minDeposit: ranked,
    minBets: bets,
    days: wholeNumber(MAX_PRIZE_DAYS, 1),
  }),
})
const ASKED = optionsWith(rewardAmount, rankAmount, turnover)
/** The stored form has no limits: they apply to input. */
const STORED = optionsWith(money, money, money)

export type RewardTemplate = keyof typeof ASKED
/** The kind of reward: when it is owed, and how much. */
export const rewardTemplate = z.enum(Object.keys(ASKED) as [RewardTemplate, ...RewardTemplate[]])
export type OptionsOf<T extends RewardTemplate> = z.output<(typeof ASKED)[T]>

const ruleOf = <T extends RewardTemplate, O extends z.ZodMiniType>(template: T, options: O) =>
  z.object({ template: z.literal(template), options })

/** A template with its options, as a campaign has them. */
export const rewardRule = z.discriminatedUnion('template', [
  ruleOf('REGISTER', ASKED.REGISTER),
  ruleOf('SIGN_IN', ASKED.SIGN_IN),
  ruleOf('CODE', ASKED.CODE),
  ruleOf('TURNOVER', ASKED.TURNOVER),
  ruleOf('RESCUE', ASKED.RESCUE),
  ruleOf('RANK_UP', ASKED.RANK_UP),
  ruleOf('RANK_SALARY', ASKED.RANK_SALARY),
  ruleOf('BIRTHDAY', ASKED.BIRTHDAY),
  ruleOf('REBATE', ASKED.REBATE),
  ruleOf('REFERRAL', ASKED.REFERRAL),
  ruleOf('POINTS', ASKED.POINTS),
  ruleOf('RAIN', ASKED.RAIN),
  ruleOf('SPIN', ASKED.SPIN),
  ruleOf('LEADERBOARD', ASKED.LEADERBOARD),
  ruleOf('APP_DOWNLOAD', ASKED.APP_DOWNLOAD),
  ruleOf('LUCKY_BET', ASKED.LUCKY_BET),
  ruleOf('GIFT', ASKED.GIFT),
  ruleOf('INVITE', ASKED.INVITE),
])
export const storedRewardRule = z.discriminatedUnion('template', [
  ruleOf('REGISTER', STORED.REGISTER),
  ruleOf('SIGN_IN', STORED.SIGN_IN),
  ruleOf('CODE', STORED.CODE),
  ruleOf('TURNOVER', STORED.TURNOVER),
  ruleOf('RESCUE', STORED.RESCUE),
  ruleOf('RANK_UP', STORED.RANK_UP),
  ruleOf('RANK_SALARY', STORED.RANK_SALARY),
  ruleOf('BIRTHDAY', STORED.BIRTHDAY),
  ruleOf('REBATE', STORED.REBATE),
  ruleOf('REFERRAL', STORED.REFERRAL),
  ruleOf('POINTS', STORED.POINTS),
  ruleOf('RAIN', STORED.RAIN),
  ruleOf('SPIN', STORED.SPIN),
  ruleOf('LEADERBOARD', STORED.LEADERBOARD),
  ruleOf('APP_DOWNLOAD', STORED.APP_DOWNLOAD),
  ruleOf('LUCKY_BET', STORED.LUCKY_BET),
  ruleOf('GIFT', STORED.GIFT),
  ruleOf('INVITE', STORED.INVITE),
])
export type RewardRule = z.output<typeof rewardRule>

/** Templates of the VIP room, which depend on the rank. */
export const RANK_TEMPLATES = ['RANK_UP', 'RANK_SALARY', 'BIRTHDAY', 'REBATE'] as const satisfies readonly RewardTemplate[]
export type RankTemplate = (typeof RANK_TEMPLATES)[number]
export const isRankTemplate = (template: RewardTemplate): template is RankTemplate =>
  (RANK_TEMPLATES as readonly RewardTemplate[]).includes(template)

/** Where members find what a template gives: the promotions page, the VIP room, the page for inviting friends, the reward centre, the rain. */
export type RewardRoom = 'PROMOTIONS' | 'VIP' | 'REFERRAL' | 'POINTS' | 'RAIN'
export function roomOf(template: RewardTemplate): RewardRoom {
  if (template === 'INVITE') return 'REFERRAL'
  if (template === 'REFERRAL' || template === 'POINTS' || template === 'RAIN') return template
  return isRankTemplate(template) ? 'VIP' : 'PROMOTIONS'
}

/** BONUS: wagered before own money, one open at a time (BON-04). CASH: own money at once, with a turnover requirement. */
export const paidAs = z.enum(['BONUS', 'CASH'])
export type PaidAs = z.infer<typeof paidAs>

/**
 * What a member must have before claiming: a verified number, a verified mail address, a checked identity, a deposit, a birthday,
 * or the site opened as an app.
 */
export const rewardNeed = z.enum(['MOBILE', 'EMAIL', 'IDENTITY', 'DEPOSIT', 'BIRTHDAY', 'APP'])
export type RewardNeed = z.infer<typeof rewardNeed>
/** What a template always requires, besides what a campaign requires. */
export const OWN_NEED: { readonly [T in RewardTemplate]?: RewardNeed } = { BIRTHDAY: 'BIRTHDAY', APP_DOWNLOAD: 'APP' }
