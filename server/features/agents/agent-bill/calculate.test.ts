import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { TeamFigures } from '#contract/agents/agent-bill/bill-statement.ts'
import { type CountingContract, type Inputs, calculate } from './calculate.ts'
import { settleForest } from './settle-forest.ts'
import { CENTAVO, termsOf, U_DAILY, U_HOURLY, units, X_DAILY } from './terms.samples.ts'

const figures = (turnover: number, active: number, loss = 0): TeamFigures => ({
  bets: 1,
  stake: units(turnover),
  payout: 0n,
  turnover: units(turnover),
  active,
  rebate: 0n,
  promotion: 0n,
  salary: 0n,
  adjustment: 0n,
  loss: units(loss),
})
const inputs = (teams: Record<number, TeamFigures>, rest: Partial<Inputs> = {}): Inputs => ({
  figuresOf: (id) => teams[id] ?? figures(0, 0),
  hoursOf: () => 0n,
  beforeOf: () => undefined,
  isFirstOfMonth: true,
  skipsBelowUnreached: false,
  step: CENTAVO,
  ...rest,
})
const contract = (payeeId: number, payerId: number | null, terms: CountingContract['terms']): CountingContract => ({
  contractId: payeeId * 10,
  payeeId,
  payerId,
  terms,
  until: null,
  isAtPlace: false,
})
const U = 1
const X = 2

describe('money without smaller parts', () => {
  it('AGT-17: a salary in dong is whole dong, also what a daily limit leaves of it', () => {
    const dong = { step: 10_000n }
    const hourly = contract(U, null, { ...U_HOURLY, dailyCap: units(500.5) })
    const hours = (sum: number) => ({ ...dong, hoursOf: () => units(sum) })
    expect(calculate('HOURLY', [hourly], inputs({ [U]: figures(64_250.5, 2) }, dong))[0]!.gross).toBe(units(96))
    expect(calculate('HOURLY', [hourly], inputs({ [U]: figures(210_000, 2) }, hours(450)))[0]!.gross).toBe(units(50))
  })
})

describe('a daily salary', () => {
  const pair = [contract(X, U, X_DAILY), contract(U, null, U_DAILY)]
  it('AGT-24: U 1,200,000.00 with 12 active 9,600.00; X 620,000.00 with 9 active 3,720.00', () => {
    const [x, u] = calculate('DAILY', pair, inputs({ [U]: figures(1_200_000, 12), [X]: figures(620_000, 9) }))
    expect([u!.gross, x!.gross]).toEqual([units(9_600), units(3_720)])
    expect(u!.statement).toMatchObject({ tier: 1, base: units(1_200_000), rate: units(0.8), next: { active: 3 } })
  })

  it('AGT-06: where U misses its lowest tier, X is paid all the same; nothing where the merchant says so', () => {
    const teams = { [U]: figures(620_000, 2), [X]: figures(620_000, 9) }
    expect(calculate('DAILY', pair, inputs(teams)).map(({ gross }) => gross)).toEqual([units(3_720), 0n])
    const [x] = calculate('DAILY', pair, inputs(teams, { skipsBelowUnreached: true }))
    expect(x).toMatchObject({ gross: 0n, statement: { isSkipped: true, computed: units(3_720) } })
  })

  it('AGT-26: of 900.00 a day, 516.37 of the hours are taken off: 383.63 is paid', () => {
    const nine = contract(U, null, termsOf([[100_000, 3, 0.5]]))
    const [bill] = calculate('DAILY', [nine], inputs({ [U]: figures(180_000, 5) }, { hoursOf: () => units(516.37) }))
    expect(bill).toMatchObject({ gross: units(383.63), statement: { computed: units(900), offset: units(516.37) } })
    expect(calculate('DAILY', [nine], inputs({ [U]: figures(180_000, 5) }, { hoursOf: () => units(1_000) }))[0]!.gross).toBe(0n)
  })
})

describe('an hourly salary', () => {
  it.each([
    { hour: 10, turnover: 8_500, gross: 0 },
    { hour: 11, turnover: 64_250.5, gross: 96.37 },
    { hour: 12, turnover: 210_000, gross: 420 },
  ])('AGT-26: hour $hour: $turnover pays $gross', ({ turnover, gross }) =>
    expect(calculate('HOURLY', [contract(U, null, U_HOURLY)], inputs({ [U]: figures(turnover, 2) }))[0]!.gross).toBe(
      units(gross),
    ),
  )

  it('AGT-26: hour 11: a child with 20,000.00 at 0.08 % gets 16.00, and U keeps 80.37', () => {
    const [u, x] = calculate(
      'HOURLY',
      [contract(U, null, U_HOURLY), contract(X, U, termsOf([[10_000, 2, 0.08]]))],
      inputs({ [U]: figures(64_250.5, 2), [X]: figures(20_000, 2) }),
    )
    const [settled] = settleForest(
      [u!, x!].map((one) => ({ ...one, paid: 0n })),
      () => 0n,
      CENTAVO,
    )
    expect([x!.gross, settled!.target]).toEqual([units(16), units(80.37)])
  })

  it('AGT-26: the hours of a day pay no more than the limit', () => {
    const limited = contract(U, null, { ...U_HOURLY, dailyCap: units(500) })
    const [bill] = calculate('HOURLY', [limited], inputs({ [U]: figures(210_000, 2) }, { hoursOf: () => units(96.37) }))
    expect(bill).toMatchObject({ gross: units(403.63), statement: { capped: units(16.37) } })
    expect(calculate('HOURLY', [limited], inputs({ [U]: figures(210_000, 2) }, { hoursOf: () => units(500) }))[0]!.gross).toBe(0n)
  })
})

describe('a real-time salary', () => {
  const ratio = (percent: number) => termsOf([[0, 0, percent]])
  it('AGT-27: a ratio counts for no more than any above it, and without one above for nothing', () => {
    const line = [contract(1, null, ratio(0.5)), contract(2, 1, ratio(0.8)), contract(3, 2, ratio(0.6)), contract(5, 4, ratio(1))]
    const teams = Object.fromEntries([1, 2, 3, 5].map((id) => [id, figures(1_000, 1)]))
    const bills = calculate('REALTIME', line, inputs(teams))
    expect(bills.map(({ gross }) => gross)).toEqual([units(5), units(5), units(5), 0n])
    expect(bills[1]!.statement.limitedBy).toBe(units(0.5))
  })

  it('AGT-27: the parts of a line are exactly the top ratio of the stakes, to the fourth decimal, and none is negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ percent: fc.integer({ min: 1, max: 20_000 }), stake: fc.integer({ min: 0, max: 99_999_999 }) }), {
          minLength: 1,
          maxLength: 9,
        }),
        (nodes) => {
          const stakes = nodes.map(({ stake }) => BigInt(stake))
          const teams = Object.fromEntries(
            nodes.map((_, index) => {
              const stake = stakes.slice(index).reduce((sum, one) => sum + one, 0n)
              return [index + 1, { ...figures(0, 0), stake }]
            }),
          )
          const line = nodes.map(({ percent }, index) =>
            contract(index + 1, index === 0 ? null : index, {
              ...ratio(1),
              tiers: [{ minTurnover: 0n, minActive: 0, minLoss: null, rate: BigInt(percent) }],
            }),
          )
          const bills = calculate('REALTIME', line, inputs(teams)).map((bill) => ({ ...bill, paid: 0n }))
          const settled = settleForest(bills, () => 0n, CENTAVO)
          const total = stakes.reduce((sum, one) => sum + one, 0n)
          expect(settled.reduce((sum, { target }) => sum + target, 0n)).toBe((total * BigInt(nodes[0]!.percent)) / 1_000_000n)
          expect(settled.every(({ target }) => target >= 0n)).toBe(true)
        },
      ),
    )
  })
})

describe('a dividend', () => {
  const terms = termsOf([[1_000_000, 5, 20]], { carry: 'PERMANENT' })
  it('AGT-29: with what was carried in: (100,000 − 40,000) × 20 % = 12,000.00, and nothing is carried on', () => {
    const [bill] = calculate(
      'DIVIDEND',
      [contract(U, null, terms)],
      inputs({ [U]: figures(5_000_000, 9, 100_000) }, { beforeOf: () => ({ loss: units(-40_000), carryOut: units(40_000) }) }),
    )
    expect(bill).toMatchObject({ gross: units(12_000), statement: { carryIn: units(40_000), carryOut: 0n, base: units(60_000) } })
  })
  it('a period the team won pays 0 and is carried on', () => {
    const [bill] = calculate('DIVIDEND', [contract(U, null, terms)], inputs({ [U]: figures(5_000_000, 9, -40_000) }))
    expect(bill).toMatchObject({ gross: 0n, statement: { carryOut: units(40_000) } })
  })
  it.each([
    { of: 30, users: 3, percent: 15 },
    { of: 60, users: 5, percent: 18 },
    { of: 120, users: 8, percent: 20 },
    { of: 250, users: 10, percent: 21 },
    { of: 500, users: 12, percent: 23 },
    { of: 800, users: 15, percent: 24 },
  ])('references: a half month of $of × 10,000 with $users active is of $percent %', ({ of, users, percent }) => {
    const six = termsOf([
      [300_000, 3, 15],
      [600_000, 5, 18],
      [1_200_000, 8, 20],
      [2_500_000, 10, 21],
      [5_000_000, 12, 23],
      [8_000_000, 15, 24],
    ])
    const [bill] = calculate('DIVIDEND', [contract(U, null, six)], inputs({ [U]: figures(of * 10_000, users, 1_000) }))
    expect(bill!.gross).toBe(units(percent * 10))
  })
})
