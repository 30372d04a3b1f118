/** Missions in the format of older clients: rewards for the bets of a day or week (WIR-43). */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as missionEndpoints from '#contract/rewards/reward/mission.ts'
import type { MissionStatus } from '#contract/rewards/reward/mission.ts'
import type { Reward, RewardState } from '#contract/rewards/reward/reward.ts'
import type { RewardByKindService } from './reward-by-kind.service.ts'
import { headOf } from './reward-head.ts'
import type { Asking, Claiming } from './reward.service.ts'

interface Deps {
  kinds: Pick<RewardByKindService, 'ofKinds' | 'claimOfKinds'>
}
type Endpoints = typeof missionEndpoints

const MISSIONS = ['TURNOVER'] as const
const STATES: Readonly<Record<MissionStatus, readonly RewardState[]>> = {
  O: ['CLAIMABLE', 'RUNNING', 'MISSING'],
  C: ['CLAIMED'],
  E: ['SPENT', 'ENDED'],
}
const PERCENT = 100n

interface Mission {
  reward: Reward
  target: bigint
  progress: bigint
  rule: Pick<Value<Endpoints['missionRules']>[number], 'period' | 'target' | 'gameCategories'>
}
/** Empty for rewards without bets or a period. */
const missionOf = (reward: Reward): Mission[] => {
  const { turnover, period } = reward
  if (!turnover || !period) return []
  const { done, required: target, categories } = turnover
  return [{ reward, target, progress: done, rule: { period, target, gameCategories: categories } }]
}

const presentMission = ({ reward, target, progress, rule }: Mission) => {
  const isReached = progress >= target
  return {
    ...headOf(reward),
    ...rule,
    progress,
    remaining: isReached ? 0n : target - progress,
    completed: Number(isReached ? PERCENT : (progress * PERCENT) / target),
  }
}

export function createMissionService({ kinds }: Deps) {
  const all = async (asking: Asking): Promise<Mission[]> => (await kinds.ofKinds(asking, MISSIONS)).flatMap(missionOf)

  return {
    async page(asking: Asking, { status, page, size }: Query<Endpoints['missions']>): Promise<Value<Endpoints['missions']>> {
      const found = (await all(asking)).filter(({ reward }) => !status || STATES[status].includes(reward.state))
      return {
        content: found.slice((page - 1) * size, page * size).map(presentMission),
        pageNum: page,
        totalPages: Math.ceil(found.length / size),
      }
    },

    async rules(asking: Asking): Promise<Value<Endpoints['missionRules']>> {
      return (await all(asking)).map(({ reward, rule }) => ({
        missionId: reward.campaignId,
        name: reward.title,
        description: reward.note,
        turnoverTimes: reward.turnoverTimes,
        validDays: reward.validDays,
        ...rule,
        reward: reward.amount,
      }))
    },

    async milestones(asking: Asking): Promise<Value<Endpoints['missionMilestones']>> {
      return (await all(asking))
        .toSorted((one, other) => Number(one.target - other.target))
        .map(({ reward, target, progress }) => ({
          missionId: reward.campaignId,
          milestone: target,
          reward: reward.amount,
          progress,
          status: reward.state,
        }))
    },

    /** Throws `no.data` if no mission can be claimed, and what a claim throws. */
    claim: ({ missionId, promotionId = missionId, ...named }: Body<Endpoints['claimMission']>, claiming: Claiming) =>
      kinds.claimOfKinds({ ...named, promotionId }, claiming, MISSIONS),
  }
}
export type MissionService = ReturnType<typeof createMissionService>
