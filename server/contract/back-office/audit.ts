/** The log of operators' actions, for the back office. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { backOfficeDays, backOfficePage, backOfficePageQuery, backOfficeSpan } from '../back-office-page.ts'
import { text } from '../wire.ts'

const plain = z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))

export const auditEntry = z.object({
  id: z.string(),
  at: z.int(),
  operatorName: z.string(),
  role: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** The changed fields before the action; null = nothing to show. */
  before: plain,
  /** The changed fields after the action; null = nothing to show. */
  after: plain,
  reason: z.string(),
  ip: z.string(),
  /** The id of the call in the server's log. */
  requestId: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const filters = {
  /** Username of the operator. */
  operator: z.optional(text(32)),
  action: z.optional(text(64)),
  entity: z.optional(text(32)),
  entityId: z.optional(text(64)),
  ...backOfficeDays,
}

/**
 * `ENTRY`: an entry differs from what was written; `END`: entries are missing at the end, or the end was forged; `HEAD`: a head
 * kept elsewhere does not match.
 */
const auditFault = z.enum(['ENTRY', 'END', 'HEAD'])
export type AuditFault = z.infer<typeof auditFault>

/** A year of daily heads is 40 kB. */
export const AUDIT_HEADS_MAX_LENGTH = 200_000

const proof = z.object({
  /** Number of entries that verified. */
  entries: z.int(),
  fault: z.nullable(auditFault),
  /** The first entry that differs from what was written, or does not follow the one before it. */
  brokenAt: z.nullable(z.string()),
  /** The first head that does not match, by the number of entries it covers. */
  unfitHead: z.nullable(z.int()),
  /** Number of heads compared. */
  heads: z.int(),
})

export const list = endpoint({
  summary: 'Actions of operators, newest first',
  method: 'GET',
  path: '/wps/operator/audit',
  auth: 'operator',
  permission: 'audit.read',
  query: z.object({ ...backOfficePageQuery, ...filters }),
  value: backOfficePage(auditEntry),
  errors: ['request.param.err'],
})

export const file = endpoint({
  summary: 'Actions of operators as a file, every row',
  method: 'GET',
  path: '/wps/operator/audit/export',
  auth: 'operator',
  permission: 'audit.read',
  framing: 'csv',
  query: z.object({ ...backOfficeSpan, ...filters }),
  value: z.string(),
  errors: ['request.param.err'],
})

/** A missing or changed entry breaks the chain after it; entries cut off at the end do not match the stored heads. */
export const verify = endpoint({
  summary: 'Verify the log',
  method: 'GET',
  path: '/wps/operator/audit/verify',
  auth: 'operator',
  permission: 'audit.read',
  value: proof,
})

export const compare = endpoint({
  summary: 'Verify the log against heads kept elsewhere: lines of the downloaded file, or of the server’s log',
  method: 'POST',
  path: '/wps/operator/audit/verify',
  auth: 'operator',
  permission: 'audit.read',
  body: z.object({ heads: text(AUDIT_HEADS_MAX_LENGTH) }),
  value: proof,
  errors: ['request.param.err'],
})

export const heads = endpoint({
  summary: 'The head of each day and the latest one, to keep elsewhere',
  method: 'GET',
  path: '/wps/operator/audit/heads',
  auth: 'operator',
  permission: 'audit.read',
  framing: 'csv',
  value: z.string(),
})
