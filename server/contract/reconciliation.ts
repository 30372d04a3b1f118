/** Does the ledger agree with itself (LED-10)? The hourly sweeps and what they found, for the console. */
import * as z from 'zod/mini'
import { consolePage, consolePageQuery } from './console-page.ts'
import { endpoint } from './endpoint.ts'
import { money, textOrNumber } from './wire.ts'

/** A sweep that is older means that none ran. */
export const SWEEP_LATE_MS = 2 * 3_600_000

/**
 * BALANCE: a stored balance is not the sum of its postings. ENTRY: an entry does not sum to zero. ASSET: an entry mixes assets.
 * HOLD: what is set aside is not what is held. RUNNING: a posting leaves another balance than it should. BILL: a bill says more or
 * less is paid than was posted of it. CAUSE: an entry that no order, round or bill caused. AMOUNT: it moved something else than
 * its order, round or bill says. LOST: an order, round or bill whose entry is gone. BYPASS: an adjustment that no two people
 * decided (LED-17).
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
  /** Accounts that were looked at, of the whole house. */
  accounts: z.int(),
  /** Of this merchant. */
  findings: z.int(),
  /** Entries before it were not looked at; null = all of them were. */
  since: z.nullable(z.int()),
})
export type Sweep = z.output<typeof sweep>

export const finding = z.object({
  kind: z.enum(FINDING_KINDS),
  memberId: z.nullable(z.int()),
  username: z.nullable(z.string()),
  account: z.nullable(z.string()),
  entryId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  stored: z.nullable(money),
  summed: z.nullable(money),
})
export type Finding = z.output<typeof finding>

const read = { method: 'GET', auth: 'operator', permission: 'reports.read' } as const

export const reconciliationEndpoints = {
  state: endpoint({
    ...read,
    summary: 'The last sweep: is all well?',
    path: '/wps/operator/reconciliation/state',
    value: z.object({ last: z.nullable(sweep), isLate: z.boolean() }),
  }),
  list: endpoint({
    ...read,
    summary: 'Sweeps, newest first',
    path: '/wps/operator/reconciliation',
    query: z.object(consolePageQuery),
    value: consolePage(sweep),
  }),
  findings: endpoint({
    ...read,
    summary: 'What a sweep found',
    path: '/wps/operator/reconciliation/findings',
    query: z.object({ sweepId: textOrNumber(20, 1) }),
    value: z.array(finding),
    errors: ['no.data'],
  }),
  run: endpoint({
    summary: 'Sweep now',
    method: 'POST',
    path: '/wps/operator/reconciliation/run',
    auth: 'operator',
    permission: 'money.adjust',
    tier: 'sensitive',
    value: sweep,
  }),
}
