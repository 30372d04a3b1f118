/** How a bill was calculated, with every input (AGT-14, AGT-24 to AGT-29). */
import * as z from 'zod/mini'
import { contractTerms, salaryKind } from '../agent-contracts/agent-contracts.ts'
import { money } from '../../wire.ts'

/**
 * The team's figures for the period: the agent and the whole downline. Amounts are of settled bets; `loss` is the house's result.
 */
export const teamFigures = z.object({
  bets: z.int(),
  stake: money,
  payout: money,
  turnover: money,
  /** Members with a turnover of at least the contract's `minBillingOrder`. */
  active: z.int(),
  rebate: money,
  promotion: money,
  salary: money,
  /** Manual adjustments, as a gain of the house. */
  adjustment: money,
  /** stake − payout − rebate − promotion − salary + adjustment */
  loss: money,
})
export type TeamFigures = z.output<typeof teamFigures>

/** The next higher tier, and how much is missing to each threshold. */
const nextTier = z.object({
  /** Index of the tier in `terms.tiers`. */
  index: z.int(),
  turnover: money,
  /** How many more active members it takes. */
  active: z.int(),
  loss: money,
})

export const contractStatement = z.object({
  kind: salaryKind,
  /** The terms that held in the period. */
  terms: contractTerms,
  figures: teamFigures,
  /** Index in `terms.tiers`; null = below the lowest tier. */
  tier: z.nullable(z.int()),
  /** The next higher tier; null = the highest is reached. */
  next: z.nullable(nextTier),
  /** The amount the rate applies to: turnover as the terms count it, or the loss less `carryIn`. */
  base: money,
  /** Parts per million inside, percent on the wire. */
  rate: money,
  /** The result of the tier alone. */
  computed: money,
  /** Hourly: what the daily cap took off. */
  capped: money,
  /** Daily: what the hourly salaries of the day have already paid. */
  offset: money,
  /** Dividend: the team's winnings carried in from earlier periods. */
  carryIn: money,
  carryOut: money,
  /** Real-time: the lowest ratio in the upline, if it limits this one. */
  limitedBy: z.nullable(money),
  /** Nothing is paid, because the agent above missed its own lowest tier. */
  isSkipped: z.boolean(),
  /**
   * When the payee moved to another upline (epoch ms), which ended the contract; null = the contract counts for the whole period.
   */
  until: z._default(z.nullable(z.int()), null),
})
export type ContractStatement = z.output<typeof contractStatement>

/** An agent with no contract of its own who pays the downline. */
const payerStatement = z.object({
  /** The agent has no contract of its own and pays the downline. */
  kind: z.literal('PAYER'),
})

export const rebateStatement = z.object({
  /** The bill comes from the rates, not from a contract. */
  kind: z.literal('REBATE'),
  /** One line for each kind of game and branch. */
  lines: z.array(
    z.object({
      gameType: z.string(),
      /** null = own bets; else the direct downline whose branch placed the bets. */
      memberId: z.nullable(z.int()),
      username: z.nullable(z.string()),
      bets: z.int(),
      turnover: money,
      rate: money,
      /** The part of the rate that belongs to the downline. */
      below: money,
      amount: money,
    }),
  ),
})
export type RebateStatement = z.output<typeof rebateStatement>

/** How a bill was calculated, by kind. */
export const billStatement = z.union([contractStatement, payerStatement, rebateStatement])
export type BillStatement = z.output<typeof billStatement>
