/** Milestones for inviting friends, in the format of older clients (WIR-42). */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as achievementEndpoints from '#contract/rewards/referral/achievement.ts'
import type { ClaimResult, Milestone, Reward } from '#contract/rewards/reward/reward.ts'
import { headOf } from '#server/features/rewards/reward/reward-head.ts'
import { MISSING_FIELD } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Claiming, RewardService } from '#server/features/rewards/reward/reward.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type Asking, checkInvites } from './referral.service.ts'

interface Deps {
  service: Pick<RewardService, 'seen' | 'claim'>
}
type Endpoints = typeof achievementEndpoints

interface Config {
  configId: number
  reward: Reward
  milestone: Milestone
  done: number
}
/** More than the milestones of a campaign, including those from before it was changed. */
const PLACES = 100
const configsOf = (reward: Reward): Config[] =>
  (reward.friends?.milestones ?? []).map((milestone, place) => ({
    configId: reward.campaignId * PLACES + place + 1,
    reward,
    milestone,
    done: reward.friends?.done ?? 0,
  }))

export function createAchievementService({ service }: Deps) {
  async function configs(asking: Asking): Promise<Config[]> {
    checkInvites(asking)
    return ((await service.seen(asking, ({ template }) => template === 'INVITE')) ?? []).flatMap(configsOf)
  }

  return {
    /** Throws `function.not.available`; for agents `permission.denied`. */
    async config(asking: Asking): Promise<Value<Endpoints['achievementConfig']>> {
      return (await configs(asking)).map(({ configId, reward, milestone, done }) => {
        const { promotionId, name, conditionStatus } = headOf(reward)
        return {
          configId,
          promotionId,
          name,
          conditionStatus,
          target: milestone.friends,
          progress: Math.min(done, milestone.friends),
          reward: milestone.amount,
          status: milestone.state,
          expiredDate: milestone.expiresAt,
          minDeposit: reward.friends?.minDeposit ?? 0n,
          minBets: reward.friends?.minBets ?? 0n,
          turnoverTimes: reward.turnoverTimes,
        }
      })
    },

    /** Throws `no.data` if it can't be claimed, `prom.claim.req.field` with what is missing, and what a claim throws. */
    async claim({ configId }: Body<Endpoints['claimAchievement']>, claiming: Asking & Claiming): Promise<ClaimResult> {
      const found = (await configs(claiming)).find((one) => one.configId === configId)
      const transactionId = found?.milestone.transactionId
      if (transactionId) return service.claim({ transactionId }, claiming)
      const lack = found?.milestone.state === 'MISSING' && found.reward.needs.find(({ isMet }) => !isMet)
      throw lack ? new AppError('prom.claim.req.field', { data: MISSING_FIELD[lack.need] }) : new AppError('no.data')
    },
  }
}
export type AchievementService = ReturnType<typeof createAchievementService>
