/** Ranks, under the names older clients use (WIR-42). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { money, reportPageQuery } from '../../wire.ts'
import { ticket } from '../reward/reward-ticket.ts'
import { rewardState } from '../reward/reward.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET', errors: ['function.not.available'] } as const

/** How much of a month's requirement is done. */
const part = z.object({ actual: money, expected: money })

/** `expected` is the requirement of the next rank; at the top, of the member's own. */
export const progress = endpoint({
  ...member,
  summary: 'How far the next rank is',
  relay: 'MCSFE_getPlayerRankProgress',
  value: z.object({
    playerRankName: z.string(),
    nextRankName: z.nullable(z.string()),
    monthlyTurnover: part,
    monthlyDeposit: part,
    /** The turnover of all time. */
    totalTurnover: money,
  }),
})

const levelOf = {
  level: z.int(),
  rankName: z.string(),
  /** `true` for the rank the member holds. */
  isCurrent: z.boolean(),
}

export const groupLevels = endpoint({
  ...member,
  summary: 'The ranks, from the first',
  relay: 'MCSFE_getPlayerRankGroupLevels',
  value: z.array(z.object(levelOf)),
})

export const rule = endpoint({
  ...member,
  summary: 'What a month must come to for each rank',
  relay: 'MCSFE_getPlayerRankRule',
  value: z.array(z.object({ ...levelOf, monthlyDeposit: money, monthlyTurnover: money })),
})

/** 0 = no limit. */
export const clubBenefit = endpoint({
  ...member,
  summary: 'What the ranks give',
  relay: 'MCSFE_getMemberClubBenefit',
  value: z.array(
    z.object({
      ...levelOf,
      labelName: z.string(),
      upgradeBonus: money,
      monthlySalary: money,
      birthdayBonus: money,
      maxWithdrawAmount: money,
      maxTransactionTimes: z.int(),
      /** Percent. */
      rebates: z.array(
        z.object({
          gameType: gameCategory,
          /** Percent of the bets. */
          rate: z.number(),
        }),
      ),
    }),
  ),
})

export const customerRank = endpoint({
  ...member,
  summary: "The member's rank",
  relay: 'PROMOFE_getCustomerRankDetail',
  aliases: ['MCSFE_getCustomerRankDetail'],
  value: z.object({ level: z.int(), rankName: z.string(), expiredDate: z.nullable(z.int()) }),
})

/** Null if no salary is paid. */
export const salaryDetail = endpoint({
  ...member,
  summary: "This month's rank salary",
  relay: 'PROMOFE_getRankSalaryRewardDetail',
  value: z.nullable(
    z.object({
      rankName: z.string(),
      amount: money,
      status: rewardState,
      transactionId: z.nullable(z.string()),
      expiredDate: z.nullable(z.int()),
    }),
  ),
})

const HISTORY_SIZE = 20
export const salaryHistory = endpoint({
  ...member,
  summary: 'Rank salaries the member has claimed, newest first',
  relay: 'PROMOFE_getRankSalaryClaimHistory',
  query: z.object(reportPageQuery(HISTORY_SIZE)),
  value: z.object({
    content: z.array(z.object({ ...ticket.shape, claimedDate: z.int() })),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
})
