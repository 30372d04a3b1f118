/** The log of what operators did, for the back office. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { consoleDays, consolePage, consolePageQuery, consoleSpan } from './console-page.ts'
import { text } from './wire.ts'

const plain = z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))

export const auditEntry = z.object({
  id: z.string(),
  at: z.int(),
  operatorName: z.string(),
  role: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: plain,
  after: plain,
  reason: z.string(),
  ip: z.string(),
  requestId: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const filters = {
  operator: z.optional(text(32)),
  action: z.optional(text(64)),
  entity: z.optional(text(32)),
  entityId: z.optional(text(64)),
  ...consoleDays,
}

/**
 * `ENTRY` an entry is not what was written; `END` entries are missing at the end, or it was forged; `HEAD` a head that was kept
 * elsewhere does not fit.
 */
const auditFault = z.enum(['ENTRY', 'END', 'HEAD'])
export type AuditFault = z.infer<typeof auditFault>

/** A year of daily heads is 40 kB. */
export const AUDIT_HEADS_MAX_LENGTH = 200_000

const proof = z.object({
  /** Entries that are what was written. */
  entries: z.int(),
  fault: z.nullable(auditFault),
  /** The first entry that is not what was written, or does not follow the one before it. */
  brokenAt: z.nullable(z.string()),
  /** The head that does not fit, by the entries it counts. */
  unfitHead: z.nullable(z.int()),
  /** How many were compared. */
  heads: z.int(),
})

export const auditEndpoints = {
  list: endpoint({
    summary: 'What operators did, newest first',
    method: 'GET',
    path: '/wps/operator/audit',
    auth: 'operator',
    permission: 'audit.read',
    query: z.object({ ...consolePageQuery, ...filters }),
    value: consolePage(auditEntry),
    errors: ['request.param.err'],
  }),
  file: endpoint({
    summary: 'The same as a file, every row',
    method: 'GET',
    path: '/wps/operator/audit/export',
    auth: 'operator',
    permission: 'audit.read',
    framing: 'csv',
    query: z.object({ ...consoleSpan, ...filters }),
    value: z.string(),
    errors: ['request.param.err'],
  }),
  /** An entry that is gone or was changed breaks the chain behind it; entries cut off the end do not fit the heads that were kept. */
  verify: endpoint({
    summary: 'Is the log whole?',
    method: 'GET',
    path: '/wps/operator/audit/verify',
    auth: 'operator',
    permission: 'audit.read',
    value: proof,
  }),
  compare: endpoint({
    summary: 'Is it whole by heads that were kept elsewhere? Lines of the downloaded file, or of the server’s log',
    method: 'POST',
    path: '/wps/operator/audit/verify',
    auth: 'operator',
    permission: 'audit.read',
    body: z.object({ heads: text(AUDIT_HEADS_MAX_LENGTH) }),
    value: proof,
    errors: ['request.param.err'],
  }),
  heads: endpoint({
    summary: 'The head of each day and the latest one, to be kept elsewhere',
    method: 'GET',
    path: '/wps/operator/audit/heads',
    auth: 'operator',
    permission: 'audit.read',
    framing: 'csv',
    value: z.string(),
  }),
}
