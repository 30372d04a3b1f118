/** An example of what a tier pays: calculated as on the server, truncated to whole cents (AGT-17). */
import type { SalaryKind, ContractTier } from '#contract/agents/agent-contracts/agent-contracts.ts'

const MILLION = 1_000_000n
/** Of 1/10 000 units. */
const CENT = 100n
/** 100,000 units, for tiers without a threshold. */
const EXAMPLE = 1_000_000_000n

interface TierExample {
  /** The team's turnover, or for a dividend its loss. */
  of: bigint
  pays: bigint
}

/** At the tier's own threshold. */
export function exampleOf(kind: SalaryKind, { minTurnover, minLoss, rate }: ContractTier): TierExample {
  const of = (kind === 'DIVIDEND' ? minLoss : minTurnover) || EXAMPLE
  const exact = (of * rate) / MILLION
  return { of, pays: exact - (exact % CENT) }
}
