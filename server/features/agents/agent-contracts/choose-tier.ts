/** Which tier of a contract a team has reached, and what it pays (AGT-17, AGT-23). Pure. */
import type { ContractTerms, ContractTier } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { shareOfAmount } from '#server/platform/money-rounding.ts'

/** A team's figures in one period; amounts in 1/10 000 of the unit. */
export interface Reached {
  turnover: bigint
  active: number
  loss: bigint
}
export interface TierChoice {
  /** Index of the tier; null = below the lowest. */
  index: number | null
  tier: ContractTier | undefined
  /** The next higher tier, and how much is missing to each threshold. */
  next: { index: number; tier: ContractTier; turnover: bigint; active: number; loss: bigint } | null
}

const missing = (wanted: bigint, had: bigint) => (wanted > had ? wanted - had : 0n)

const isMet = ({ minTurnover, minActive, minLoss }: ContractTier, { turnover, active, loss }: Reached) =>
  turnover >= minTurnover && active >= minActive && (minLoss === null || loss >= minLoss)

/** The highest tier whose thresholds are all met; tiers are in ascending order. */
export function chooseTier(tiers: readonly ContractTier[], reached: Reached): TierChoice {
  const index = tiers.findLastIndex((tier) => isMet(tier, reached))
  const above = tiers[index + 1]
  return {
    index: index < 0 ? null : index,
    tier: tiers[index],
    next: above
      ? {
          index: index + 1,
          tier: above,
          turnover: missing(above.minTurnover, reached.turnover),
          active: Math.max(0, above.minActive - reached.active),
          loss: missing(above.minLoss ?? reached.loss, reached.loss),
        }
      : null,
  }
}

/** A share of an amount, truncated to whole steps; 0 if the amount is not positive. */
export const shareOf = (amount: bigint, rate: bigint, step: bigint): bigint =>
  amount > 0n ? shareOfAmount(amount, rate, step) : 0n

/** Turnover as the terms count it: some terms count only whole steps. */
export const countedTurnover = (turnover: bigint, { floorTo }: Pick<ContractTerms, 'floorTo'>): bigint =>
  floorTo && turnover > 0n ? turnover - (turnover % floorTo) : turnover
