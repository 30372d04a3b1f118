import { describe, expect, it } from 'vitest'
import { amountProblem, readDeposit, summaryOf } from './deposit-amount.ts'

const units = (amount: number) => BigInt(amount * 10_000)
const channel = {
  min: units(100),
  max: units(5_000),
  fixAmounts: [units(500)],
  isFixedOnly: false,
  feeRate: 15_000,
  feeFixed: units(2),
  step: 100n,
}
const promotion = {
  promotionId: 1,
  title: '',
  note: '',
  minDeposit: units(-1),
  bonusRate: 500_000,
  maxBonus: units(1_000),
  step: 100n,
  turnoverTimes: 5,
  depositNumber: 0,
  announcementId: null,
  endsAt: null,
  terms: {
    maxStakeRate: 100_000,
    maxStake: units(100),
    minOdds: 12_000,
    maxOdds: 100_000,
    contribution: [],
    maxRelease: 0,
    validDays: 0,
    period: 'DEPOSIT' as const,
    onWithdrawal: 'REFUSED' as const,
  },
  blockedBy: null,
}

describe('an amount to deposit', () => {
  it.each([
    { typed: '10,50', amount: 105_000n },
    { typed: '1,234.50', amount: 12_345_000n },
    { typed: '1.234,50', amount: 12_345_000n },
    { typed: '１０００', amount: 10_000_000n },
    { typed: '12.34567', amount: undefined },
    { typed: 'x', amount: undefined },
  ])('$typed is read as $amount', ({ typed, amount }) => expect(readDeposit(typed, channel).value).toBe(amount))
  it('has the decimals of its currency', () => {
    expect(readDeposit('12,3456', channel).problem?.kind).toBe('decimals')
    expect(readDeposit('12,3456', { step: 1n }).value).toBe(123_456n)
  })

  it.each([
    { amount: undefined, problem: 'amount_empty' },
    { amount: units(99), problem: 'amount_low' },
    { amount: units(5_001), problem: 'amount_high' },
    { amount: units(333) + 50n, problem: 'amount_decimals' },
    { amount: units(100), problem: undefined },
  ])('of $amount has the problem $problem', ({ amount, problem }) => expect(amountProblem(channel, amount)).toBe(problem))
  it('must be one of the offered amounts if only those are accepted', () => {
    expect(amountProblem({ ...channel, isFixedOnly: true }, units(400))).toBe('amount_fixed')
    expect(amountProblem({ ...channel, isFixedOnly: true }, units(500))).toBeUndefined()
  })

  it('costs its fee and brings its bonus; both count for turnover', () => {
    expect(summaryOf(channel, units(1_000), promotion, 1)).toEqual({
      fee: units(17),
      bonus: units(500),
      gets: units(1_483),
      turnover: units(7_500),
    })
    expect(summaryOf(channel, units(1_000), undefined, 1)).toMatchObject({ bonus: 0n, gets: units(983), turnover: units(1_000) })
    expect(summaryOf(channel, units(400), { ...promotion, minDeposit: units(500) }, 2)).toMatchObject({
      bonus: 0n,
      turnover: units(800),
    })
  })
})
