/** Which tier of a contract a team has reached, and what it pays of it (domain §4.2–4.5). Pure. */
import type { ContractTerms, ContractTier } from '#contract/agent-contracts.ts'
import { CENT, roundMoney } from '#server/platform/money-rounding.ts'

const MILLION = 1_000_000n

/** What a team did in one period; amounts in 1/10 000 of the unit. */
export interface Reached {
  turnover: bigint
  active: number
  loss: bigint
}
export interface TierChoice {
  /** Its place among the tiers; null: not even the lowest is reached. */
  index: number | null
  tier: ContractTier | undefined
  /** The one above, and how much of each threshold is missing. */
  next: { index: number; tier: ContractTier; turnover: bigint; active: number; loss: bigint } | null
}

const missing = (wanted: bigint, had: bigint) => (wanted > had ? wanted - had : 0n)

const isMet = ({ minTurnover, minActive, minLoss }: ContractTier, { turnover, active, loss }: Reached) =>
  turnover >= minTurnover && active >= minActive && (minLoss === null || loss >= minLoss)

/** The highest tier whose every threshold is met; tiers come the lowest first. */
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

/** A share of an amount, cut to whole cents; of what is not positive, nothing. */
export const shareOf = (amount: bigint, rate: bigint, step = CENT): bigint =>
  amount > 0n ? roundMoney(amount * rate, MILLION, 'down', step) : 0n

/** Turnover as the terms count it: some count whole steps alone. */
export const countedTurnover = (turnover: bigint, { floorTo }: Pick<ContractTerms, 'floorTo'>): bigint =>
  floorTo && turnover > 0n ? turnover - (turnover % floorTo) : turnover
