// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { inviteSums, isNoMoreThanBefore, NO_INVITE, nextMilestone } from './invite-values.ts'

const UNIT = 10_000n
const of = (...pairs: [string, string][]) => pairs.map(([friends, amount]) => ({ friends, amount }))

describe('milestones', () => {
  it('say what they give in all, and the most for each friend, at the milestone that pays best', () => {
    const values = { milestones: of(['1', '50'], ['3', '188'], ['10', '1288']), minDeposit: '0', minBets: '2000' }
    expect(inviteSums(values)).toEqual({ total: 1_526n * UNIT, friends: 10, each: 1_526_000n, part: 0.0763 })
    const first = { ...values, milestones: of(['1', '500'], ['10', '10']) }
    expect(inviteSums(first)).toMatchObject({ each: 500n * UNIT, part: 0.25 })
  })

  it.each([
    ['friends', { milestones: of(['x', '50']) }],
    ['an amount', { milestones: of(['1', '']) }],
    ['bets', { minBets: '0' }],
  ])('say nothing without %s', (_, wrong) =>
    expect(inviteSums({ milestones: of(['1', '50']), minDeposit: '0', minBets: '10', ...wrong })).toBeUndefined(),
  )

  it('ask for more friends each', () => {
    const milestones = of(['1', ''], ['1', ''], ['5', ''], ['x', ''])
    expect(milestones.map((_, place) => isNoMoreThanBefore(milestones, place))).toEqual([false, true, false, false])
    expect(nextMilestone(milestones.slice(0, 3)).friends).toBe('10')
    expect(nextMilestone(milestones).friends).toBe('')
    expect(nextMilestone(of(['998', ''])).friends).toBe('1000')
    expect(nextMilestone(NO_INVITE.milestones).friends).toBe('6')
  })
})
