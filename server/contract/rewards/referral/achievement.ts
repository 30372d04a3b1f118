/** Milestones for inviting friends, under the names older clients use (WIR-42). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, wholeNumber } from '../../wire.ts'
import { CLAIM_ERRORS, claimResult, claims, rewardState } from '../reward/reward.ts'
import { REWARD_ID_MAX, rewardHead } from '../reward/reward-head.ts'

export const achievementConfig = endpoint({
  auth: 'member',
  trialRefused: true,
  method: 'GET',
  summary: 'What is given once so many friends count, fewest friends first',
  relay: 'MCSFE_getAchievementPromotionConfig',
  value: z.array(
    z.object({
      /** Names the milestone in a claim: the campaign and the place in its list. */
      configId: z.int(),
      promotionId: z.int(),
      name: z.string(),
      /** How many friends are required, and how many count so far. */
      target: z.int(),
      progress: z.int(),
      reward: money,
      status: rewardState,
      expiredDate: z.nullable(z.int()),
      conditionStatus: rewardHead.conditionStatus,
      /** A friend counts after deposits and bets of own money of these sums; 0 = not required. */
      minDeposit: money,
      minBets: money,
      /** Bets must come to this many times the reward before a withdrawal. */
      turnoverTimes: z.int(),
    }),
  ),
  errors: ['function.not.available', 'permission.denied'],
})

export const claimAchievement = endpoint({
  ...claims,
  summary: 'Claim what a milestone gives',
  relay: 'MCSFE_claimAchievementPromotion',
  body: z.object({
    /** The milestone, as the list of milestones names it. */
    configId: wholeNumber(REWARD_ID_MAX, 1),
  }),
  value: claimResult,
  errors: [...CLAIM_ERRORS, 'function.not.available'],
})
