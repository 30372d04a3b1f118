/** Terms for tests: amounts in units, rates in percent. */
import type { ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'

const SCALE = 10_000

export const units = (amount: number) => BigInt(Math.round(amount * SCALE))

/** The peso's smallest amount. */
export const CENTAVO = 100n

/** turnover, active, percent, loss */
type Tier = readonly [turnover: number, active: number, percent: number, loss?: number]

export const termsOf = (tiers: readonly Tier[], rest: Partial<ContractTerms> = {}): ContractTerms => ({
  tiers: tiers.map(([turnover, minActive, percent, loss]) => ({
    minTurnover: units(turnover),
    minActive,
    minLoss: loss === undefined ? null : units(loss),
    rate: units(percent),
  })),
  minBillingOrder: units(100),
  floorTo: null,
  dailyCap: null,
  offsetsDaily: false,
  carry: 'NONE',
  ...rest,
})

/** AGT-24: U, and its child X. */
export const U_DAILY = termsOf([
  [100_000, 3, 0.5],
  [500_000, 8, 0.8],
  [1_000_000, 15, 1],
])
export const X_DAILY = termsOf([
  [100_000, 3, 0.4],
  [500_000, 8, 0.6],
])
/** AGT-26. */
export const U_HOURLY = termsOf([
  [10_000, 2, 0.1],
  [50_000, 2, 0.15],
  [200_000, 2, 0.2],
])
