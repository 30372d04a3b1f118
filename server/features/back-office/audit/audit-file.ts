/** The audit log as a file. Changes have the stored names and values. */
import { fileTime } from '#server/platform/report/report-time.ts'

interface Entry {
  id: bigint
  at: Date
  operatorName: string
  role: string
  action: string
  entity: string
  entityId: string
  before: unknown
  after: unknown
  reason: string
  ip: string
  requestId: string
}

export const AUDIT_FILE_HEAD = [
  'id',
  'at',
  'operator',
  'role',
  'action',
  'entity',
  'entityId',
  'before',
  'after',
  'reason',
  'ip',
  'requestId',
]
const plain = (value: unknown) => (value === null ? '' : JSON.stringify(value))

export const auditFileRow = (entry: Entry, zone: string) => [
  entry.id,
  fileTime(entry.at, zone),
  entry.operatorName,
  entry.role,
  entry.action,
  entry.entity,
  entry.entityId,
  plain(entry.before),
  plain(entry.after),
  entry.reason,
  entry.ip,
  entry.requestId,
]
