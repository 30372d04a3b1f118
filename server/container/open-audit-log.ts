/** The audit log of a database, with its keys. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { AUDIT_SEALING, loadServerSecret } from '#server/platform/server-secret.ts'
import { createAuditEnd } from '#server/audit/audit-end.ts'
import { createAuditLog } from '#server/audit/audit-log.ts'
import { createAuditLogRepository } from '#server/audit/audit-log.repository.ts'

interface Deps {
  database: Database
  clock: Clock
  /** From the environment (`AUDIT_KEY`); absent = the ends of chains are sealed with a key in the database. */
  auditKey?: string | undefined
}

export async function openAuditLog({ database, clock, auditKey }: Deps) {
  const rows = createAuditLogRepository(database)
  const end = createAuditEnd({ rows, secret: await loadServerSecret(database, AUDIT_SEALING), key: auditKey })
  return { end, audit: createAuditLog({ rows, end, clock }) }
}
