/** What a tier pays, for the eye: worked out as the house does, cut to whole cents (domain §4.0). */
import type { SalaryKind } from '#contract/agent-bill.ts'
import type { ContractTier } from '#contract/agent-contracts.ts'

const MILLION = 1_000_000n
/** Of 1/10 000 units. */
const CENT = 100n
/** 100,000 units, where a tier names no amount of its own. */
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
