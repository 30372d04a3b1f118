/** What milestones for inviting friends mean for the screen. Pure. */
import type { InvitedFriends, Milestone, Reward } from '#contract/rewards/reward/reward.ts'

export type GoalReward = Reward & { friends: InvitedFriends }
export const hasGoals = (reward: Reward): reward is GoalReward => reward.friends !== null

/** The next one that can be reached. */
export const nextGoal = ({ milestones }: InvitedFriends): Milestone | undefined =>
  milestones.find(({ state }) => state === 'RUNNING')

export interface GoalClaim {
  transactionId: string
  amount: bigint
  /** Of the first that expires. */
  expiresAt: number
}
/** All that can be claimed now, in one. */
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

/** How far a milestone is, from 0 to 1. */
export const partDone = ({ friends }: Pick<Milestone, 'friends'>, done: number): number => Math.min(1, done / friends)
