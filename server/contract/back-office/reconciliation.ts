/** Is the ledger consistent (LED-10)? The hourly sweeps and their findings, for the back office. */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery } from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { money, textOrNumber } from '../wire.ts'

/** If the last sweep is older, sweeps are not running. */
export const SWEEP_LATE_MS = 2 * 3_600_000

/**
 * BALANCE: a stored balance differs from the sum of its postings. ENTRY: an entry does not sum to zero. ASSET: an entry mixes
 * assets. HOLD: the reserved amount differs from the holds. RUNNING: a posting's running balance is wrong. BILL: a bill's paid
 * amount differs from its postings. CAUSE: an entry without an order, round or bill. AMOUNT: an entry moved another amount than
 * its order, round or bill says. LOST: an order, round or bill whose entry is missing. BYPASS: an adjustment without two
 * operators' decisions (LED-17).
 */
export const FINDING_KINDS = [
  'BALANCE',
  'RUNNING',
  'ENTRY',
  'ASSET',
  'HOLD',
  'BILL',
  'CAUSE',
  'AMOUNT',
  'LOST',
  'BYPASS',
] as const

export const sweep = z.object({
  id: z.string(),
  startedAt: z.int(),
  finishedAt: z.int(),
  /** Accounts checked, across all merchants. */
  accounts: z.int(),
  /** Findings of this merchant. */
  findings: z.int(),
  /** Older entries were not checked; null = all were checked. */
  since: z.nullable(z.int()),
})
export type Sweep = z.output<typeof sweep>

export const finding = z.object({
  kind: z.enum(FINDING_KINDS),
  memberId: z.nullable(z.int()),
  username: z.nullable(z.string()),
  /** The ledger account it was found on; null = none. */
  account: z.nullable(z.string()),
  entryId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  stored: z.nullable(money),
  summed: z.nullable(money),
})
export type Finding = z.output<typeof finding>

const read = { method: 'GET', auth: 'operator', permission: 'reports.read' } as const

export const state = endpoint({
  ...read,
  summary: 'The last sweep: is all well?',
  path: '/wps/operator/reconciliation/state',
  value: z.object({ last: z.nullable(sweep), isLate: z.boolean() }),
})

export const list = endpoint({
  ...read,
  summary: 'Sweeps, newest first',
  path: '/wps/operator/reconciliation',
  query: z.object(backOfficePageQuery),
  value: backOfficePage(sweep),
})

export const findings = endpoint({
  ...read,
  summary: 'Findings of a sweep',
  path: '/wps/operator/reconciliation/findings',
  query: z.object({ sweepId: textOrNumber(20, 1) }),
  value: z.array(finding),
  errors: ['no.data'],
})

export const run = endpoint({
  summary: 'Run a sweep now',
  method: 'POST',
  path: '/wps/operator/reconciliation/run',
  auth: 'operator',
  permission: 'money.adjust',
  tier: 'sensitive',
  value: sweep,
})
