/** What agents of a merchant may hand out and send. Rates are parts per million of valid turnover. */
import * as z from 'zod'
import { DIVIDEND_PAYOUTS } from '#contract/agent-payout.ts'
import { DEFAULT_HIGHEST_RATES } from '#contract/rebate.ts'
import { amount } from './amount-setting.ts'

const MILLION = 1_000_000
const share = z.int().min(0).max(MILLION)

export const agentSettings = z.object({
  /** The most an agent at the top has, by kind of game; a kind that is not named pays nothing. */
  highestRates: z.record(z.string(), share).default({ ...DEFAULT_HIGHEST_RATES }),
  /** What an agent keeps at the least of each rate it hands out, and the step between rates (domain §4.1). */
  rateDifference: share.default(1_000),
  rateInterval: share.default(1_000),
  /** Lotteries: nobody plays below this series. */
  minSeries: z.int().min(0).max(2_000).default(1_700),
  transfer: z
    .object({
      minimum: amount(10),
      /** 0 is none, as in `perDay`. */
      maximum: amount(50_000),
      perDay: amount(500_000),
      /** What is received is played so often before a withdrawal. */
      turnoverTimes: z.int().nonnegative().default(1),
    })
    .prefault({}),
  /** BY_HAND: dividends wait until whoever pays them pays them out, and the house's until they are collected (domain §4.5). */
  dividendPayout: z.enum(DIVIDEND_PAYOUTS).default('SCHEDULE'),
  /** How long a salary that is paid out by hand, or a rebate that is claimed, waits. */
  collectDays: z.int().min(1).max(90).default(7),
  /** Where an agent did not reach its own lowest tier, those below are paid nothing either (domain §4.2). */
  skipsBelowUnreached: z.boolean().default(false),
})
export type AgentSettings = z.output<typeof agentSettings>
