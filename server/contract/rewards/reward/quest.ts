/**
 * Quests and achievements, under the names older clients use (WIR-43): rewards for visits and bets of a day or week, and one-time
 * rewards.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money } from '../../wire.ts'
import { CLAIM_ERRORS, claimResult, claims } from './reward.ts'
import { namedReward, rewardHead } from './reward-head.ts'
import { rewardPeriod } from './reward-template.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const
const claimOf = { ...claims, body: namedReward, value: claimResult, errors: CLAIM_ERRORS } as const

const quest = z.object({
  ...rewardHead,
  period: z.nullable(rewardPeriod),
  /** For a visit: the days in a row so far; null for bets. */
  days: z.nullable(z.int()),
  /** For bets of the current period; null for a visit. */
  bets: z.nullable(z.object({ done: money, required: money })),
})

export const quests = endpoint({
  ...member,
  summary: 'Quests one can take part in: daily visits, and bets of a day or week; what can be claimed first',
  relay: 'PROMOFE_getParticipableQuestList',
  value: z.array(quest),
})

export const unclaimedQuests = endpoint({
  ...member,
  summary: 'Those of them that can be claimed now',
  relay: 'PROMOFE_getQuestUnclaimList',
  value: z.array(quest),
})

export const claimQuest = endpoint({ ...claimOf, summary: 'Claim what a quest gives', relay: 'PROMOFE_claimActivity' })

export const achievements = endpoint({
  ...member,
  summary: 'What is given once: for registering, for the app, for each rank that is reached',
  relay: 'PROMOFE_getAchievementSettingList',
  value: z.array(z.object(rewardHead)),
})

export const claimAchieved = endpoint({
  ...claimOf,
  summary: 'Claim what an achievement gives',
  relay: 'PROMOFE_claimAchievement',
})

/** A visit counts towards the streak of the day once it is claimed. */
export const dailyVisit = endpoint({
  ...claims,
  summary: 'Note that the member is here today: what the visit earns can be claimed',
  relay: 'PROMOFE_recordCustomerHeartbeatDaily',
  body: z.object({}),
  /** Quests for the visit; empty if the merchant gives nothing for visits. */
  value: z.array(quest),
})
