/** What the house took and paid, by business days of the merchant: for the console. Real money of real players only (ACC-11). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reportOf, reportQuery, reportRange } from './report.ts'
import { money } from './wire.ts'

const counts = { deposits: z.int(), firstDeposits: z.int(), withdrawals: z.int(), bets: z.int(), registered: z.int() }
const sums = {
  deposited: money,
  depositFees: money,
  firstDeposited: money,
  withdrawn: money,
  withdrawalFees: money,
  /** Paid in less paid out. */
  netDeposits: money,
  staked: money,
  paidOut: money,
  /** Stakes less what they won: gross gaming revenue. */
  ggr: money,
  /** Bonuses given, less what was taken back. */
  promotions: money,
  /** Given by hand, less what was taken. */
  adjustments: money,
  /** Rebates, salaries and dividends. */
  agentIncome: money,
  /** Net gaming revenue: gross, less bonuses and the agents' income. */
  ngr: money,
}
export const houseSum = z.object({ ...counts, ...sums })
export type HouseSum = z.output<typeof houseSum>
/** `players`: how many different members bet; of several days it is no sum, so footers have none. */
export const houseFigures = z.object({ ...counts, ...sums, players: z.int() })
export type HouseFigures = z.output<typeof houseFigures>

/** Days of one report at most. */
export const HOUSE_REPORT_MAX_DAYS = 400
const day = z.object({ ...houseFigures.shape, day: z.string() })
export type HouseDay = z.output<typeof day>

const read = { method: 'GET', auth: 'operator', permission: 'reports.read' } as const

export const houseReportEndpoints = {
  overview: endpoint({
    ...read,
    summary: 'The house now: today beside yesterday, what waits, and what is owed to players',
    path: '/wps/operator/overview',
    value: z.object({
      today: houseFigures,
      yesterday: houseFigures,
      month: houseSum,
      /** Every balance of every real player, what is set aside included. */
      owed: money,
      waiting: z.object({ deposits: z.int(), withdrawals: z.int(), adjustments: z.int(), rounds: z.int() }),
    }),
  }),
  days: endpoint({
    ...read,
    summary: 'The house day by day, newest first; the footer is the sum of every day asked for',
    path: '/wps/operator/report/days',
    query: z.object(reportQuery),
    value: reportOf(day, houseSum),
    errors: ['request.param.err'],
  }),
  daysFile: endpoint({
    ...read,
    summary: 'The house day by day, as a file',
    path: '/wps/operator/report/days/export',
    framing: 'csv',
    query: z.object(reportRange),
    value: z.string(),
    errors: ['request.param.err'],
  }),
}
