/** What a team lost, and how earlier periods reduce it (AGT-28, AGT-29). Pure. */
import type { ContractStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import type { ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'

/** From the house's side; amounts in 1/10 000 of the unit. */
export interface LossParts {
  /** Settled bets without voided ones. */
  stake: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  /** Daily, hourly and real-time salaries paid in the period. */
  salary: bigint
  /** Manual adjustments, as a gain of the house. */
  adjustment: bigint
}

/** L = T − P − R − B − S + A; negative if the team won. */
export const teamLoss = ({ stake, payout, rebate, promotion, salary, adjustment }: LossParts): bigint =>
  stake - payout - rebate - promotion - salary + adjustment

/** The carry of the previous period. */
export interface Before {
  loss: bigint
  carryOut: bigint
}

/** Deducted from this period's loss. `isFirstOfMonth`: the first half of a month. */
export function carryInto(carry: ContractTerms['carry'], before: Before | undefined, isFirstOfMonth: boolean): bigint {
  if (!before || carry === 'NONE' || (carry === 'WITHIN_MONTH' && isFirstOfMonth)) return 0n
  // Only the last period's own win, whatever was carried into it.
  if (carry === 'LAST_PERIOD') return before.loss < 0n ? -before.loss : 0n
  return before.carryOut
}

/** What later periods have to make up for. */
export const carryOutOf = (loss: bigint, carryIn: bigint): bigint => (carryIn > loss ? carryIn - loss : 0n)

/** The part of a statement the next period depends on: if it changes, all later ones may. */
export function carriedLoss({ terms: { carry }, figures: { loss }, carryOut }: ContractStatement): bigint {
  if (carry === 'NONE') return 0n
  if (carry === 'LAST_PERIOD') return loss < 0n ? -loss : 0n
  return carryOut
}
