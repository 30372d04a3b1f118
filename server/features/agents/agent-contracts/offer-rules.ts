/** What an agent may offer (AGT-22). Pure; each broken rule has its own code. */
import type { ContractTerms, ContractTier } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { chooseTier } from './choose-tier.ts'

type Tiers = Pick<ContractTerms, 'tiers'>
interface Broken {
  code: ErrorCode
  details: { tier: number; [name: string]: unknown }
}

/** The rate at exactly these thresholds; 0 if they reach no tier. */
const rateAt = ({ tiers }: Tiers, { minTurnover, minActive, minLoss }: ContractTier): bigint =>
  chooseTier(tiers, { turnover: minTurnover, active: minActive, loss: minLoss ?? 0n }).tier?.rate ?? 0n

const losses = ({ minLoss }: ContractTier) => minLoss ?? 0n
const isAbove = (tier: ContractTier, below: ContractTier): boolean =>
  tier.rate > below.rate &&
  tier.minTurnover >= below.minTurnover &&
  tier.minActive >= below.minActive &&
  losses(tier) >= losses(below) &&
  (tier.minTurnover > below.minTurnover || tier.minActive > below.minActive || losses(tier) > losses(below))

/** Each tier must require more than the previous one, and pay more. */
export function brokenOrder({ tiers }: Tiers): Broken | undefined {
  const tier = tiers.findIndex((one, index) => index > 0 && !isAbove(one, tiers[index - 1]!))
  return tier < 0 ? undefined : { code: 'contract.tiers.order', details: { tier } }
}

/** At the same thresholds, an offer must not pay more than the giver's own contract. */
export function brokenByOwn(offered: Tiers, own: Tiers): Broken | undefined {
  const tier = offered.tiers.findIndex((one) => one.rate > rateAt(own, one))
  if (tier < 0) return undefined
  return { code: 'contract.rate.above.own', details: { tier, most: Number(rateAt(own, offered.tiers[tier]!)) / 10_000 } }
}

/** An offer must not pay less than the receiver has promised its own downline. */
export function brokenByPromises(offered: Tiers, promised: readonly Tiers[]): Broken | undefined {
  for (const { tiers } of promised)
    for (const [tier, one] of tiers.entries())
      if (one.rate > rateAt(offered, one)) return { code: 'contract.rate.below.given', details: { tier } }
  return undefined
}

/** The first broken rule. `own` is undefined if the giver has no contract, or is the house. */
export const brokenRule = (offered: Tiers, own: Tiers | undefined, promised: readonly Tiers[]): Broken | undefined =>
  brokenOrder(offered) ?? (own && brokenByOwn(offered, own)) ?? brokenByPromises(offered, promised)
