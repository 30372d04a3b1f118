import type { ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'

/** The text of a check's state for operators: a rejection and an approval taken back are the same state to the member’s client. */
export const stateKey = ({ state, approvedAt }: Pick<ReviewedKyc, 'state' | 'approvedAt'>) =>
  approvedAt === null ? (`state_${state}` as const) : ('state_taken_back' as const)
