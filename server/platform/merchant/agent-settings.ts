/** What agents of a merchant may hand out and transfer. Rates are in parts per million of valid turnover. */
import * as z from 'zod'
import { DIVIDEND_PAYOUTS } from '#contract/agents/agent-bill/agent-payout.ts'
import { DEFAULT_HIGHEST_RATES } from '#contract/agents/rebate.ts'
import { amount } from './amount-setting.ts'

const MILLION = 1_000_000
const share = z.int().min(0).max(MILLION)

export const agentSettings = z.object({
  /** The highest rates of a top agent, by kind of game; a kind not listed pays nothing. */
  highestRates: z.record(z.string(), share).default({ ...DEFAULT_HIGHEST_RATES }),
  /** The least an agent keeps of each rate it hands out, and the step between rates (AGT-18). */
  rateDifference: share.default(1_000),
  rateInterval: share.default(1_000),
  /** The lowest series for lotteries. */
  minSeries: z.int().min(0).max(2_000).default(1_700),
  transfer: z
    .object({
      minimum: amount(10),
      /** 0 = no limit, as in `perDay`. */
      maximum: amount(50_000),
      perDay: amount(500_000),
      /** How many times a receiver must turn the amount over before a withdrawal. */
      turnoverTimes: z.int().nonnegative().default(1),
    })
    .prefault({}),
  /** BY_HAND: dividends wait until the payer pays them out, and those of the house until they are collected (AGT-31). */
  dividendPayout: z.enum(DIVIDEND_PAYOUTS).default('SCHEDULE'),
  /** How long a manual salary waits to be paid out, or a rebate to be claimed. */
  collectDays: z.int().min(1).max(90).default(7),
  /** If an agent misses its own lowest tier, its downline is not paid either (AGT-24). */
  skipsBelowUnreached: z.boolean().default(false),
})
export type AgentSettings = z.output<typeof agentSettings>
