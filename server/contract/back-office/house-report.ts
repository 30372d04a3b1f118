/**
 * What the house earned and paid, by business days of the merchant, for the back office. Real money of real players only
 * (ACC-11).
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { reportOf, reportQuery, reportRange } from '../report.ts'
import { money } from '../wire.ts'

const counts = {
  /** How many deposits were credited. */
  deposits: z.int(),
  firstDeposits: z.int(),
  /** How many withdrawals were paid. */
  withdrawals: z.int(),
  bets: z.int(),
  registered: z.int(),
}
const sums = {
  deposited: money,
  depositFees: money,
  firstDeposited: money,
  withdrawn: money,
  withdrawalFees: money,
  /** Deposits less withdrawals. */
  netDeposits: money,
  staked: money,
  paidOut: money,
  /** Gross gaming revenue: stakes less winnings. */
  ggr: money,
  /** Bonuses granted, less those taken back. */
  promotions: money,
  /** Manual credits less debits. */
  adjustments: money,
  /** Rebates, salaries and dividends. */
  agentIncome: money,
  /** Net gaming revenue: gross less bonuses and agents' income. */
  ngr: money,
}
export const houseSum = z.object({ ...counts, ...sums })
export type HouseSum = z.output<typeof houseSum>
/** `players` counts distinct members who bet. It cannot be added up over days, so footers have none. */
export const houseFigures = z.object({ ...counts, ...sums, players: z.int() })
export type HouseFigures = z.output<typeof houseFigures>

const day = z.object({ ...houseFigures.shape, day: z.string() })
export type HouseDay = z.output<typeof day>

const read = { method: 'GET', auth: 'operator', permission: 'reports.read' } as const

export const overview = endpoint({
  ...read,
  summary: 'Current figures: today and yesterday, pending reviews, and what is owed to players',
  path: '/wps/operator/overview',
  value: z.object({
    today: houseFigures,
    yesterday: houseFigures,
    month: houseSum,
    /** The balances of all real players, including reserved amounts. */
    owed: money,
    waiting: z.object({
      /** How many deposits wait for an operator. */
      deposits: z.int(),
      /** How many withdrawals wait for an operator. */
      withdrawals: z.int(),
      adjustments: z.int(),
      rounds: z.int(),
      refusedWins: z.int(),
      /** Reports of payment sites that contradict each other. */
      contradictions: z.int(),
      /** Point orders still to be sent. */
      pointOrders: z.int(),
    }),
  }),
})

export const days = endpoint({
  ...read,
  summary: 'House figures day by day, newest first; the footer is the sum of all requested days',
  path: '/wps/operator/report/days',
  query: z.object(reportQuery),
  value: reportOf(day, houseSum),
  errors: ['request.param.err', 'report.days.invalid'],
})

export const daysFile = endpoint({
  ...read,
  summary: 'House figures day by day as a file',
  path: '/wps/operator/report/days/export',
  framing: 'csv',
  query: z.object(reportRange),
  value: z.string(),
  errors: ['request.param.err', 'report.days.invalid'],
})
