/** Missions, which are rewards for the bets of a day or week, under the names older clients use (WIR-43). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { money, pageOf, reportPageQuery, wholeNumber } from '../../wire.ts'
import { CLAIM_ERRORS, claimResult, claims, rewardState } from './reward.ts'
import { namedReward, REWARD_ID_MAX, rewardHead } from './reward-head.ts'
import { rewardPeriod } from './reward-template.ts'

const moduleId = 'MISSIONLB3'
const member = { auth: 'member', trialRefused: true, method: 'GET', moduleId } as const
const PAGE_SIZE = 20

/** O: runs, or can be claimed. C: claimed for this period. E: over, or its budget is used up. */
export const missionStatus = z.enum(['O', 'C', 'E'])
export type MissionStatus = z.infer<typeof missionStatus>

/** Bets of the current period; a claimable reward may be for the previous one. */
const bets = {
  period: rewardPeriod,
  target: money,
  progress: money,
  remaining: money,
  /** Whole percent of the target, 0 to 100. */
  completed: z.int(),
  /** Kinds of game whose bets count; empty = all. */
  gameCategories: z.array(gameCategory),
}

/** Missions of every status if none is named, or an unknown one. */
export const missions = endpoint({
  ...member,
  summary: "The member's missions, what can be claimed first",
  relay: 'MCSFE_getMissionSummaryDetails',
  query: z.object({ ...reportPageQuery(PAGE_SIZE), status: z.catch(z.optional(missionStatus), undefined) }),
  value: pageOf(z.object({ ...rewardHead, ...bets })),
})

export const missionRules = endpoint({
  ...member,
  summary: 'What each mission asks for and gives',
  relay: 'MCSFE_getMissionRules',
  value: z.array(
    z.object({
      missionId: z.int(),
      name: z.string(),
      /** The text below the heading. */
      description: z.string(),
      /** Bets must come to this many times the reward before a withdrawal; within `validDays`, 0 = no end. */
      turnoverTimes: z.int(),
      validDays: z.int(),
      period: rewardPeriod,
      target: money,
      gameCategories: z.array(gameCategory),
      reward: money,
    }),
  ),
})

export const missionMilestones = endpoint({
  ...member,
  summary: 'The bets each mission takes, the smallest first',
  relay: 'MCSFE_getMissionMilestones',
  value: z.array(z.object({ missionId: z.int(), milestone: money, reward: money, progress: money, status: rewardState })),
})

/** `missionId` is another name of `promotionId`. */
export const claimMission = endpoint({
  ...claims,
  summary: 'Claim what a mission gives',
  relay: 'MCSFE_claimMissionRewards',
  moduleId,
  body: z.object({ ...namedReward.shape, missionId: z.optional(wholeNumber(REWARD_ID_MAX, 1)) }),
  value: claimResult,
  errors: CLAIM_ERRORS,
})
