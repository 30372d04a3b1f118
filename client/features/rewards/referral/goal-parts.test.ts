import { describe, expect, it } from 'vitest'
import type { Milestone } from '#contract/rewards/reward/reward.ts'
import { claimOfGoals, nextGoal, partDone, totalOf } from './goal-parts.ts'

const goal = (friends: number, state: Milestone['state'], more: Partial<Milestone> = {}): Milestone => ({
  friends,
  amount: BigInt(friends),
  state,
  transactionId: null,
  expiresAt: null,
  ...more,
})
const friends = (...milestones: Milestone[]) => ({ done: 3, minDeposit: 0n, minBets: 1n, days: 7, milestones })

describe('milestones for inviting friends', () => {
  it('are claimed in one, until the first of them expires', () => {
    const ready = [
      goal(1, 'CLAIMABLE', { transactionId: 'R1', expiresAt: 9 }),
      goal(3, 'CLAIMABLE', { transactionId: 'R2', expiresAt: 7 }),
    ]
    expect(claimOfGoals(friends(...ready, goal(5, 'RUNNING')))).toEqual({ transactionId: 'R1,R2', amount: 4n, expiresAt: 7 })
    const missing = goal(1, 'MISSING', { transactionId: 'R1', expiresAt: 9 })
    expect(claimOfGoals(friends(missing, goal(3, 'CLAIMED')))).toBeUndefined()
  })

  it('have a next one while one can be reached', () => {
    expect(nextGoal(friends(goal(1, 'CLAIMED'), goal(5, 'RUNNING'), goal(9, 'RUNNING')))?.friends).toBe(5)
    expect(nextGoal(friends(goal(1, 'CLAIMED'), goal(5, 'ENDED')))).toBeUndefined()
  })

  it('are as far as the friends who count, and no further', () => {
    expect([partDone({ friends: 5 }, 2), partDone({ friends: 2 }, 3)]).toEqual([0.4, 1])
    expect(totalOf([goal(1, 'RUNNING'), goal(4, 'RUNNING')])).toBe(5n)
  })
})
