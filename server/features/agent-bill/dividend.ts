/** What a team lost, and what of earlier periods is taken off it (domain §4.0 and §4.5). Pure. */
import type { ContractStatement } from '#contract/agent-bill.ts'
import type { ContractTerms } from '#contract/agent-contracts.ts'

/** As the house sees it; amounts in 1/10 000 of the unit. */
export interface LossParts {
  /** Of settled bets, voided ones left out. */
  stake: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  /** Daily, hourly and real-time salaries paid in the period. */
  salary: bigint
  /** What corrections by hand brought the house. */
  adjustment: bigint
}

/** L = T − P − R − B − S + A; negative where the team won. */
export const teamLoss = ({ stake, payout, rebate, promotion, salary, adjustment }: LossParts): bigint =>
  stake - payout - rebate - promotion - salary + adjustment

/** What the period before left behind. */
export interface Before {
  loss: bigint
  carryOut: bigint
}

/** What is taken off this period's loss. `isFirstOfMonth`: of the two halves. */
export function carryInto(carry: ContractTerms['carry'], before: Before | undefined, isFirstOfMonth: boolean): bigint {
  if (!before || carry === 'NONE' || (carry === 'WITHIN_MONTH' && isFirstOfMonth)) return 0n
  // The last period's own win alone, however much was carried into it.
  if (carry === 'LAST_PERIOD') return before.loss < 0n ? -before.loss : 0n
  return before.carryOut
}

/** What is left to be made up for by the periods after. */
export const carryOutOf = (loss: bigint, carryIn: bigint): bigint => (carryIn > loss ? carryIn - loss : 0n)

/** What of a statement the period after it reads: where that changes, so may all after it. */
export function leftBehind({ terms: { carry }, figures: { loss }, carryOut }: ContractStatement): bigint {
  if (carry === 'NONE') return 0n
  if (carry === 'LAST_PERIOD') return loss < 0n ? -loss : 0n
  return carryOut
}
