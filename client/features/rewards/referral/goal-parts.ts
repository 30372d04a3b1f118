/** Derives what the page shows from milestones for inviting friends. Pure. */
import type { InvitedFriends, Milestone, Reward } from '#contract/rewards/reward/reward.ts'

export type GoalReward = Reward & { friends: InvitedFriends }
export const hasGoals = (reward: Reward): reward is GoalReward => reward.friends !== null

/** The next milestone to reach. */
export const nextGoal = ({ milestones }: InvitedFriends): Milestone | undefined =>
  milestones.find(({ state }) => state === 'RUNNING')

export interface GoalClaim {
  transactionId: string
  amount: bigint
  /** When the first of them expires. */
  expiresAt: number
}
/** Everything claimable now, as one claim. */
export function claimOfGoals({ milestones }: InvitedFriends): GoalClaim | undefined {
  const ready = milestones.filter(({ state, transactionId }) => state === 'CLAIMABLE' && transactionId !== null)
  if (ready.length === 0) return undefined
  return {
    transactionId: ready.map(({ transactionId }) => transactionId).join(','),
    amount: totalOf(ready),
    expiresAt: Math.min(...ready.map(({ expiresAt }) => expiresAt ?? Infinity)),
  }
}

export const totalOf = (milestones: readonly Milestone[]): bigint => milestones.reduce((sum, { amount }) => sum + amount, 0n)

/** Progress towards a milestone, from 0 to 1. */
export const partDone = ({ friends }: Pick<Milestone, 'friends'>, done: number): number => Math.min(1, done / friends)
