import { describe, expect, it } from 'vitest'
import { exampleOf } from './tier-example.ts'

const units = (amount: number) => BigInt(Math.round(amount * 10_000))
const tier = (turnover: number, rate: bigint, loss?: number) => ({
  minTurnover: units(turnover),
  minActive: 3,
  minLoss: loss === undefined ? null : units(loss),
  rate,
})

describe('the example of a tier', () => {
  it.each([
    // AGT-24: 0.6 % of 500,000; AGT-17: 0.15 % of 64,250.50 is truncated, never rounded up.
    { kind: 'DAILY', of: tier(500_000, 6_000n), amount: 500_000, pays: 3_000 },
    { kind: 'HOURLY', of: tier(64_250.5, 1_500n), amount: 64_250.5, pays: 96.37 },
    // Based on a loss; a round figure if the tier has no minimum.
    { kind: 'DIVIDEND', of: tier(600_000, 200_000n), amount: 100_000, pays: 20_000 },
    { kind: 'DIVIDEND', of: tier(600_000, 200_000n, 186_400), amount: 186_400, pays: 37_280 },
    { kind: 'DAILY', of: tier(0, 4_000n), amount: 100_000, pays: 400 },
  ] as const)('$kind: $pays of $amount', ({ kind, of, amount, pays }) =>
    expect(exampleOf(kind, of)).toEqual({ of: units(amount), pays: units(pays) }),
  )
})
