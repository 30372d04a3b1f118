/** The record of what operators did, for the console. */
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
  /** A row that is gone or was changed breaks the chain behind it. */
  verify: endpoint({
    summary: 'Is the record whole?',
    method: 'GET',
    path: '/wps/operator/audit/verify',
    auth: 'operator',
    permission: 'audit.read',
    value: z.object({ entries: z.int(), brokenAt: z.nullable(z.string()) }),
  }),
}
