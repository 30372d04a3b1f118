/** Agents' bills: what each period paid, and every number behind it (WIR-38, AGT-14, AGT-24 to AGT-29). */
import * as z from 'zod/mini'
import { SALARY_KINDS, salaryKind } from '../agent-contracts/agent-contracts.ts'
import { billStatement, contractStatement } from './bill-statement.ts'
import { endpoint } from '../../endpoint.ts'
import { reportOf, reportQuery, reportRange } from '../../report.ts'
import { money, text, textOrNumber } from '../../wire.ts'

/** REBATE bills come from the rates, all others from contracts. */
export const BILL_KINDS = ['REBATE', ...SALARY_KINDS] as const
export const billKind = z.enum(BILL_KINDS)
export type BillKind = z.infer<typeof billKind>

/**
 * TAKEN: the payee owed more than the period paid (to the downline, or back after a correction), and the difference was taken
 * from the wallet (ADR 0024).
 */
export const BILL_STATUSES = [
  'DUE',
  'PAID',
  'PARTLY_PAID',
  'PAYER_SHORT',
  'NOT_REACHED',
  'TAKEN',
  'UNCOLLECTED',
  'EXPIRED',
] as const
export const billStatus = z.enum(BILL_STATUSES)
export type BillStatus = z.infer<typeof billStatus>
/**
 * Status ids some clients read (AGT-32). A payment not yet posted counts as not yet issued; a salary not paid out
 * in time counts as rejected.
 */
export const SALARY_STATUS_ID = {
  PAID: 1,
  TAKEN: 1,
  PARTLY_PAID: 2,
  PAYER_SHORT: 3,
  NOT_REACHED: 4,
  DUE: 0,
  UNCOLLECTED: 0,
  EXPIRED: 5,
} as const satisfies Record<BillStatus, number>
export const DIVIDEND_STATUS_ID = {
  PAID: 1,
  TAKEN: 1,
  PARTLY_PAID: 7,
  PAYER_SHORT: 6,
  NOT_REACHED: 5,
  DUE: 2,
  UNCOLLECTED: 3,
  EXPIRED: 8,
} as const satisfies Record<BillStatus, number>

const party = z.object({ account: z.string(), nickname: z.string() })
export const agentBill = z.object({
  id: z.string(),
  kind: billKind,
  payee: party,
  /** null = the house. */
  payer: z.nullable(party),
  /** Start (inclusive) and end (exclusive) of the period, epoch ms. */
  periodStart: z.int(),
  periodEnd: z.int(),
  /** First and last day of the period in the merchant's time zone, both inclusive; use them to query the bets. */
  startDate: z.string(),
  /** Last day of the period, yyyy-MM-dd. */
  endDate: z.string(),
  /** 0 = the original bill; 1 and more = the difference after bets of the period were resettled. */
  sequence: z.int(),
  status: billStatus,
  /** The full amount is paid out or claimed by hand before `expiresAt`; what the payee owes the downline is not deducted. */
  isByHand: z.boolean(),
  expiresAt: z.nullable(z.int()),
  /** What the terms give for the whole team. */
  gross: money,
  /** The part of it the payer could fund. */
  funded: money,
  /** The part of it owed to the direct downline. */
  deducted: money,
  /** What is left; negative if the direct downline is owed more. */
  net: money,
  /** The part of it posted so far. */
  paid: money,
  paidAt: z.nullable(z.int()),
})
export type AgentBill = z.output<typeof agentBill>

/** Totals of all matching bills. */
const billFooter = z.object({ count: z.int(), gross: money, deducted: money, net: money, paid: money })

const filters = { kind: z.optional(billKind), status: z.optional(billStatus) }

export const billExplanation = z.object({
  bill: agentBill,
  statement: billStatement,
  /** Whether the caller is the payee; false if the caller is the payer. */
  isOwn: z.boolean(),
  /** Bills of the direct downline that were deducted. Empty if the caller is not the payee. */
  below: z.array(agentBill),
  payments: z.array(z.object({ entryId: z.string(), amount: money, at: z.int() })),
  /** Differences posted later, and the bill they correct. */
  corrections: z.array(agentBill),
})
export type BillExplanation = z.output<typeof billExplanation>

/** The bill of the current period so far; null if no contract of this kind is in force. */
export const currentBill = z.object({
  kind: salaryKind,
  periodStart: z.int(),
  periodEnd: z.int(),
  /** First day of the period, yyyy-MM-dd. */
  startDate: z.string(),
  /** Last day of the period, yyyy-MM-dd. */
  endDate: z.string(),
  gross: money,
  deducted: money,
  net: money,
  statement: contractStatement,
})
export type CurrentBill = z.output<typeof currentBill>

/** One bill, as older clients list it. */
const salaryRecord = z.object({
  billId: z.string(),
  username: z.string(),
  date: z.string(),
  startTime: z.int(),
  endTime: z.int(),
  turnover: money,
  activeMember: z.int(),
  loss: money,
  /** Percent. */
  rate: money,
  /** Before the downline is paid. */
  amount: money,
  downlineAmount: money,
  actualAmount: money,
  paidAmount: money,
  statusId: z.int(),
  status: billStatus,
})
export type SalaryRecord = z.output<typeof salaryRecord>
const recordFooter = z.object({ count: z.int(), amount: money, downlineAmount: money, actualAmount: money, paidAmount: money })

const base = { method: 'GET', auth: 'agent', errors: ['request.param.err'] } as const
const records = { ...base, query: z.object(reportQuery), value: reportOf(salaryRecord, recordFooter) } as const
const ofMember = {
  ...base,
  query: z.object({ ...reportQuery, username: z.optional(text(64)) }),
  value: reportOf(salaryRecord, recordFooter),
  errors: ['request.param.err', 'no.data'],
} as const

export const list = endpoint({
  ...base,
  summary: 'The caller’s bills, newest first, with totals of all matches',
  path: '/wps/agent/bills',
  query: z.object({ ...filters, ...reportQuery }),
  value: reportOf(agentBill, billFooter),
})

export const file = endpoint({
  ...base,
  summary: 'The caller’s bills as a file, all rows',
  path: '/wps/agent/bills/export',
  tier: 'write',
  framing: 'csv',
  query: z.object({ ...filters, ...reportRange }),
  value: z.string(),
})

/** The caller must be the payee or the payer of the bill; any other id is `no.data`. */
export const explain = endpoint({
  ...base,
  summary: 'A bill with every number behind it: tier, inputs, downline, payments (AGT-14)',
  path: '/wps/agent/bills/explain',
  query: z.object({ id: textOrNumber(20, 1) }),
  value: billExplanation,
  errors: ['request.param.err', 'no.data'],
})

export const current = endpoint({
  ...base,
  summary: 'The current period so far, by the contract in force',
  path: '/wps/agent/bills/current',
  query: z.object({ kind: salaryKind }),
  value: z.nullable(currentBill),
})

/** Bills of direct downlines who have a contract with the caller. */
export const given = endpoint({
  ...base,
  summary: 'Bills of direct downlines that the caller pays, newest first',
  path: '/wps/agent/bills/given',
  query: z.object({ ...filters, ...reportQuery, username: z.optional(text(64)) }),
  value: reportOf(agentBill, billFooter),
  errors: ['request.param.err', 'no.data'],
})

export const dailyRecords = endpoint({
  ...records,
  summary: 'The caller’s daily salaries, older list',
  relay: 'ODSFE2_dailySalRec',
  moduleId: 'DAILYSALCONT3',
})

export const currentDaily = endpoint({
  ...base,
  summary: 'The caller’s salary for today so far',
  relay: 'ODSFE2_CurrentDailySalary',
  moduleId: 'DAILYSALCONT3',
  query: z.object({ gameCategory: z.optional(text(32)) }),
  value: z.nullable(currentBill),
})

export const dailyOf = endpoint({
  ...ofMember,
  summary: 'Daily salaries the caller pays to the downline, or to one agent of it',
  relay: 'ODSFE2_QueryDailySalary',
  moduleId: 'DAILYSALCONT3',
})

export const hourlyRecords = endpoint({
  ...records,
  summary: 'The caller’s hourly salaries, older list',
  relay: 'ODSFE2_hourSalRec',
  moduleId: 'HOURSAL3',
})

export const realTimeRecords = endpoint({
  ...records,
  summary: 'The caller’s real-time salaries, one row a day',
  relay: 'ODSFE2_realTimeSalRec',
  moduleId: 'RTSALARY3',
})

export const dividendsOf = endpoint({
  ...ofMember,
  summary: 'The caller’s dividends, or those the caller pays to one agent of the downline',
  relay: 'ODSFE2_QueryDividend',
  moduleId: 'SIGNCONDIV3',
})

export const previousDividend = endpoint({
  ...base,
  summary: 'The caller’s last dividend; null if there was none',
  relay: 'ODSFE2_previousDividend',
  moduleId: 'SIGNCONDIV3',
  value: z.nullable(salaryRecord),
})
