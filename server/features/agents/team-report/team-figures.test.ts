import { describe, expect, it } from 'vitest'
import type { PnlRow } from '#contract/agents/team-report/team-report.ts'
import { addUp, isNothing, NOTHING, pnlOf, sortRows, toFigures } from './team-figures.ts'

const amount = (units: number) => BigInt(units) * 10_000n
const row = (username: string, stake: number, isOwn = false): PnlRow => ({
  ...toFigures({ ...NOTHING, stake: amount(stake) }),
  customerId: username,
  username,
  type: 2,
  isOwn,
  hasTeam: false,
})

describe('figures of a team', () => {
  it('AGT-36: 1,150,000 + 6,000 + 2,000 + 9,600 − 1,200,000 = −32,400', () =>
    expect(
      pnlOf({
        ...NOTHING,
        payout: amount(1_150_000),
        rebate: amount(6_000),
        promotion: amount(2_000),
        dailySalary: amount(9_600),
        stake: amount(1_200_000),
      }),
    ).toBe(amount(-32_400)))

  it('AGT-36: every salary is the players’, a dividend and an adjustment are not', () =>
    expect(pnlOf({ ...NOTHING, dailySalary: 1n, hourlySalary: 2n, realTimeSalary: 4n, dividend: 8n, adjustment: 16n })).toBe(7n))

  it('add up column by column, and nothing is nothing', () => {
    expect(
      addUp([
        { ...NOTHING, bets: 1, stake: 2n },
        { ...NOTHING, bets: 3, stake: 4n, fees: 5n },
      ]),
    ).toEqual({
      ...NOTHING,
      bets: 4,
      stake: 6n,
      fees: 5n,
    })
    expect(isNothing(addUp([]))).toBe(true)
    expect(isNothing({ ...NOTHING, fees: -1n })).toBe(false)
  })

  it('are sorted with the own row first, and by name where they are equal', () => {
    const names = (order: 'asc' | 'desc') =>
      sortRows([row('c', 5), row('b', 7), row('a', 5), row('own', 6, true)], 'stake', order).map(({ username }) => username)
    expect(names('asc')).toEqual(['own', 'a', 'c', 'b'])
    expect(names('desc')).toEqual(['own', 'b', 'a', 'c'])
  })
})
