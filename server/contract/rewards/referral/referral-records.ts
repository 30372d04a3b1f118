/** Inviting friends, under the names older clients use (WIR-42). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { reportOf, reportQuery } from '../../report.ts'
import { money, reportPageQuery, wireFlag, wholeNumber } from '../../wire.ts'
import { MAX_TIERS, rewardPeriod } from '../reward/reward-template.ts'

const errors = ['function.not.available', 'permission.denied'] as const
const member = { auth: 'member', trialRefused: true, method: 'GET', errors } as const
const visitor = { method: 'GET', errors: ['function.not.available'], sharedFor: 10 } as const

/** The first call of any kind creates the code, regardless of `autoGenerate`. */
export const details = endpoint({
  ...member,
  summary: 'Own code, how many came by it, and the hosts a link may point to',
  relay: 'MCSFE_getReferralDetails',
  query: z.object({ autoGenerate: z.optional(wireFlag) }),
  value: z.object({
    referralCode: z.string(),
    totalInvitations: z.int(),
    promotionDomains: z.array(z.string()),
    affiliateCode: z.nullable(z.string()),
  }),
})

const LIST_SIZE = 20
export const referralList = endpoint({
  ...member,
  summary: 'Members who came by the own code, newest first',
  relay: 'MCSFE_getReferralList',
  query: z.object({
    /** The level of the invitation: 1 = by the member, 2 = by the member's invitees. */
    level: z._default(wholeNumber(MAX_TIERS, 1), 1),
    ...reportPageQuery(LIST_SIZE),
  }),
  value: z.object({
    content: z.array(
      z.object({
        /** The friend's name, masked: `ma***ay`. */
        username: z.string(),
        registeredDate: z.int(),
        /** The level of the invitation: 1 = by the member, 2 = by the member's invitees. */
        level: z.int(),
        hasDeposited: z.boolean(),
        income: money,
      }),
    ),
    pageNum: z.int(),
    totalPages: z.int(),
    totalElements: z.int(),
  }),
})

const levelRates = z.object({
  /** The level of the invitation: 1 = by the member, 2 = by the member's invitees. */
  level: z.int(),
  /** Percent of the bets. */
  rates: z.array(
    z.object({
      gameType: gameCategory,
      /** Percent of the bets. */
      rate: z.number(),
    }),
  ),
})
/** Null if the house pays nothing for invitations. */
export const rules = endpoint({
  ...visitor,
  summary: 'What is paid for the bets of invitees',
  relay: 'MCSFE_getReferralRules',
  value: z.nullable(
    z.object({ levels: z.array(levelRates), period: rewardPeriod, maxAmount: money, claimDays: z.int(), turnoverTimes: z.int() }),
  ),
})

const incomeRow = z.object({
  date: z.string(),
  /** The level of the invitation: 1 = by the member, 2 = by the member's invitees. */
  level: z.int(),
  /** How many friends placed the bets. */
  members: z.int(),
  turnover: money,
  income: money,
})
export const myIncome = endpoint({
  ...member,
  summary: 'What invitees’ bets earned, by day and level, newest first',
  relay: 'ODSFE2_referralMyIncome',
  query: z.object(reportQuery),
  value: reportOf(incomeRow, z.object({ income: money, turnover: money })),
  errors: [...errors, 'request.param.err'],
})

const overview = z.object({ monthlyIncome: money, totalIncome: money, claimable: money, invitees: z.int() })
export const myIncomeOverview = endpoint({
  ...member,
  summary: 'Income in sum',
  relay: 'ODSFE2_referralMyIncomeOverview',
  value: overview,
})

/** What a visitor could not have: nothing was earned. */
export const incomeOverviewBeforeLogin = endpoint({
  ...visitor,
  summary: 'The same before logging in: zeros',
  relay: 'ODSFE2_referralMyIncomeOverviewBeforeLogin',
  value: overview,
})

const ranked = z.object({
  rank: z.int(),
  /** The member's name, masked: `ma***ay`. */
  username: z.string(),
  income: money,
})
export const ranking = endpoint({
  ...member,
  summary: 'Who earns most this week',
  relay: 'ODSFE2_referralRanking',
  value: z.object({
    list: z.array(ranked),
    /** The row of the caller; null = no income. */
    own: z.nullable(ranked),
  }),
})

export const rankingBeforeLogin = endpoint({
  ...visitor,
  summary: 'Who earns most this week, before logging in',
  relay: 'ODSFE2_referralRankingBeforeLogin',
  value: z.object({ list: z.array(ranked) }),
})

/** Ways to share a link, in order. */
export const INVITE_PLATFORMS = ['LINK', 'TELEGRAM', 'SMS', 'QRCODE', 'OTHER'] as const

export const inviteDisplay = endpoint({
  ...visitor,
  summary: 'Ways to share the link',
  relay: 'PROMOFE_getInviteUrlDisplayDetail',
  value: z.object({
    inviteUrlDisplayConfigs: z.array(
      z.object({
        invitePlatform: z.enum(INVITE_PLATFORMS),
        inviteDisplayEnabled: z.enum(['Y', 'N']),
        inviteSequence: z.int(),
      }),
    ),
  }),
})
