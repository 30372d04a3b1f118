/** Bills of the agents: what each period paid, and every number behind it (wire §4.13, domain §4.2–4.5, AGT-14). */
import * as z from 'zod/mini'
import { contractTerms } from './agent-contracts.ts'
import { endpoint } from './endpoint.ts'
import { reportOf, reportQuery, reportRange } from './report.ts'
import { money, text, textOrNumber } from './wire.ts'

/** What is computed by a contract. */
export const SALARY_KINDS = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND', 'MANUAL_DAILY'] as const
export const salaryKind = z.enum(SALARY_KINDS)
export type SalaryKind = z.infer<typeof salaryKind>
/** What the house may promise: it pays nobody's day by hand. */
export const HOUSE_KINDS = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND'] as const satisfies readonly SalaryKind[]
/** REBATE: of the rates. */
export const BILL_KINDS = ['REBATE', ...SALARY_KINDS] as const
export const billKind = z.enum(BILL_KINDS)
export type BillKind = z.infer<typeof billKind>

/** TAKEN: the payee owed more than the period paid (to those below, or back after a correction); the wallet paid it (ADR 0024). */
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
/** Numbers some clients read (domain §4.2 and §4.5). What is still to be posted counts as not yet issued; a salary that nobody paid out in time as rejected. */
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

/** What the team did in the period: the agent and everybody below. Amounts of settled bets; `loss` is the house's side of it. */
export const teamFigures = z.object({
  bets: z.int(),
  stake: money,
  payout: money,
  turnover: money,
  /** Members who turned over the contract's `minBillingOrder` or more. */
  active: z.int(),
  rebate: money,
  promotion: money,
  salary: money,
  /** What corrections by hand brought the house. */
  adjustment: money,
  /** stake − payout − rebate − promotion − salary + adjustment */
  loss: money,
})
export type TeamFigures = z.output<typeof teamFigures>

/** The tier above the one reached, and how much of each threshold is missing. */
const nextTier = z.object({ index: z.int(), turnover: money, active: z.int(), loss: money })

export const contractStatement = z.object({
  kind: salaryKind,
  terms: contractTerms,
  figures: teamFigures,
  /** Place in `terms.tiers`; null: the lowest is not reached. */
  tier: z.nullable(z.int()),
  next: z.nullable(nextTier),
  /** What the rate is taken of: turnover as the terms count it, or the loss less `carryIn`. */
  base: money,
  /** Parts per million inside, percent on the wire. */
  rate: money,
  /** By the tier alone. */
  computed: money,
  /** Hourly: what the day's limit took off. */
  capped: money,
  /** Daily: what the hours of the day have paid already. */
  offset: money,
  /** Dividend: won by the team before, and left to the periods after. */
  carryIn: money,
  carryOut: money,
  /** Real-time: the lowest ratio of those above. */
  limitedBy: z.nullable(money),
  /** The agent above missed its own lowest tier, and the house pays nothing below it then. */
  isSkipped: z.boolean(),
  /** The payee was moved to another upline at this moment (epoch ms), and the contract ended; null: it counts for the whole period. */
  until: z._default(z.nullable(z.int()), null),
})
export type ContractStatement = z.output<typeof contractStatement>

/** An agent without a contract of its own that pays those below. */
const payerStatement = z.object({ kind: z.literal('PAYER') })

export const rebateStatement = z.object({
  kind: z.literal('REBATE'),
  lines: z.array(
    z.object({
      gameType: z.string(),
      /** null: own bets; else the direct downline through whom the bets came. */
      memberId: z.nullable(z.int()),
      username: z.nullable(z.string()),
      bets: z.int(),
      turnover: money,
      rate: money,
      /** What those below have of the rate. */
      below: money,
      amount: money,
    }),
  ),
})
export type RebateStatement = z.output<typeof rebateStatement>

/** How a bill came about, by its kind. */
export const billStatement = z.union([contractStatement, payerStatement, rebateStatement])
export type BillStatement = z.output<typeof billStatement>

const party = z.object({ account: z.string(), nickname: z.string() })
export const agentBill = z.object({
  id: z.string(),
  kind: billKind,
  payee: party,
  /** null: the house. */
  payer: z.nullable(party),
  /** Epoch ms: from, and before. */
  periodStart: z.int(),
  periodEnd: z.int(),
  /** Days of the merchant, both in it: what a list of bets is asked for. */
  startDate: z.string(),
  endDate: z.string(),
  /** 1 and more: the difference after bets of the period were settled anew. */
  sequence: z.int(),
  status: billStatus,
  /** Paid out or claimed by hand, whole, until `expiresAt`; what the payee owes those below is not taken off. */
  isByHand: z.boolean(),
  expiresAt: z.nullable(z.int()),
  /** By the terms, of the whole team. */
  gross: money,
  /** What of it the payer had. */
  funded: money,
  /** What those directly below are owed of it. */
  deducted: money,
  /** What is left: negative where those below are owed more. */
  net: money,
  /** What was posted of it. */
  paid: money,
  paidAt: z.nullable(z.int()),
})
export type AgentBill = z.output<typeof agentBill>

/** Of all bills that match. */
const billFooter = z.object({ count: z.int(), gross: money, deducted: money, net: money, paid: money })

const filters = { kind: z.optional(billKind), status: z.optional(billStatus) }

export const billExplanation = z.object({
  bill: agentBill,
  statement: billStatement,
  /** The caller's own, or one that the caller pays. */
  isOwn: z.boolean(),
  /** Bills of those directly below, which were taken off. Empty where the bill is another's. */
  below: z.array(agentBill),
  payments: z.array(z.object({ entryId: z.string(), amount: money, at: z.int() })),
  /** Differences posted later, and what they differ from. */
  corrections: z.array(agentBill),
})
export type BillExplanation = z.output<typeof billExplanation>

/** What the period under way comes to so far; null where there is no contract of the kind in force. */
export const currentBill = z.object({
  kind: salaryKind,
  periodStart: z.int(),
  periodEnd: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  gross: money,
  deducted: money,
  net: money,
  statement: contractStatement,
})
export type CurrentBill = z.output<typeof currentBill>

/** Where a client keeps to the older lists: one row a bill. */
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
  /** Before those below are paid. */
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

export const agentBillEndpoints = {
  list: endpoint({
    ...base,
    summary: 'The caller’s bills, newest first, with sums of all that match',
    path: '/wps/agent/bills',
    query: z.object({ ...filters, ...reportQuery }),
    value: reportOf(agentBill, billFooter),
  }),
  file: endpoint({
    ...base,
    summary: 'The same as a file, all rows',
    path: '/wps/agent/bills/export',
    tier: 'write',
    framing: 'csv',
    query: z.object({ ...filters, ...reportRange }),
    value: z.string(),
  }),
  /** Own bills, and those the caller pays; any other id is `no.data`. */
  explain: endpoint({
    ...base,
    summary: 'A bill with every number behind it: tier, inputs, those below, payments (AGT-14)',
    path: '/wps/agent/bills/explain',
    query: z.object({ id: textOrNumber(20, 1) }),
    value: billExplanation,
    errors: ['request.param.err', 'no.data'],
  }),
  current: endpoint({
    ...base,
    summary: 'What the period under way comes to so far, by the contract in force',
    path: '/wps/agent/bills/current',
    query: z.object({ kind: salaryKind }),
    value: z.nullable(currentBill),
  }),
  /** Of agents directly below with a contract of the caller’s. */
  given: endpoint({
    ...base,
    summary: 'Bills of those directly below that the caller pays, newest first',
    path: '/wps/agent/bills/given',
    query: z.object({ ...filters, ...reportQuery, username: z.optional(text(64)) }),
    value: reportOf(agentBill, billFooter),
    errors: ['request.param.err', 'no.data'],
  }),
  dailyRecords: endpoint({
    ...records,
    summary: 'Daily salaries of the caller, older list',
    relay: 'ODSFE2_dailySalRec',
    moduleId: 'DAILYSALCONT3',
  }),
  currentDaily: endpoint({
    ...base,
    summary: 'Today’s salary of the caller so far',
    relay: 'ODSFE2_CurrentDailySalary',
    moduleId: 'DAILYSALCONT3',
    query: z.object({ gameCategory: z.optional(text(32)) }),
    value: z.nullable(currentBill),
  }),
  dailyOf: endpoint({
    ...ofMember,
    summary: 'Daily salaries the caller pays to agents below, or to one of them',
    relay: 'ODSFE2_QueryDailySalary',
    moduleId: 'DAILYSALCONT3',
  }),
  hourlyRecords: endpoint({
    ...records,
    summary: 'Hourly salaries of the caller, older list',
    relay: 'ODSFE2_hourSalRec',
    moduleId: 'HOURSAL3',
  }),
  realTimeRecords: endpoint({
    ...records,
    summary: 'Real-time salaries of the caller, a row a day',
    relay: 'ODSFE2_realTimeSalRec',
    moduleId: 'RTSALARY3',
  }),
  dividendsOf: endpoint({
    ...ofMember,
    summary: 'Dividends of the caller, or those the caller pays to one agent below',
    relay: 'ODSFE2_QueryDividend',
    moduleId: 'SIGNCONDIV3',
  }),
  previousDividend: endpoint({
    ...base,
    summary: 'The caller’s last dividend; null where there was none',
    relay: 'ODSFE2_previousDividend',
    moduleId: 'SIGNCONDIV3',
    value: z.nullable(salaryRecord),
  }),
}
