/** Quests and achievements in the format of older clients (WIR-43). */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as questEndpoints from '#contract/rewards/reward/quest.ts'
import type { Reward, RewardState } from '#contract/rewards/reward/reward.ts'
import type { RewardByKindService } from './reward-by-kind.service.ts'
import { headOf } from './reward-head.ts'
import type { Asking, Claiming } from './reward.service.ts'

interface Deps {
  kinds: Pick<RewardByKindService, 'ofKinds' | 'claimOfKinds'>
}
type Endpoints = typeof questEndpoints
type Named = Body<Endpoints['claimQuest']>
type Quests = Value<Endpoints['quests']>

const QUESTS = ['SIGN_IN', 'TURNOVER'] as const
const ACHIEVEMENTS = ['REGISTER', 'APP_DOWNLOAD', 'RANK_UP'] as const
/** Neither over nor used up. */
const OPEN: readonly RewardState[] = ['CLAIMABLE', 'MISSING', 'RUNNING', 'CLAIMED']

const presentQuest = (reward: Reward): Quests[number] => ({
  ...headOf(reward),
  period: reward.period,
  days: reward.streak?.done ?? null,
  bets: reward.turnover && { done: reward.turnover.done, required: reward.turnover.required },
})

export function createQuestService({ kinds }: Deps) {
  const open = async (asking: Asking, states: readonly RewardState[]): Promise<Quests> =>
    (await kinds.ofKinds(asking, QUESTS)).filter(({ state }) => states.includes(state)).map(presentQuest)

  return {
    quests: (asking: Asking) => open(asking, OPEN),
    unclaimed: (asking: Asking) => open(asking, ['CLAIMABLE']),
    /** Throws `no.data` if no quest can be claimed, and what a claim throws. */
    claimQuest: (named: Named, claiming: Claiming) => kinds.claimOfKinds(named, claiming, QUESTS),

    async achievements(asking: Asking): Promise<Value<Endpoints['achievements']>> {
      return (await kinds.ofKinds(asking, ACHIEVEMENTS)).map(headOf)
    },
    /** Throws `no.data` if nothing can be claimed, and what a claim throws. */
    claimAchieved: (named: Named, claiming: Claiming) => kinds.claimOfKinds(named, claiming, ACHIEVEMENTS),

    /** Issues the ticket of today's visit. */
    async visit(asking: Asking): Promise<Quests> {
      return (await kinds.ofKinds(asking, ['SIGN_IN'])).map(presentQuest)
    },
  }
}
export type QuestService = ReturnType<typeof createQuestService>
