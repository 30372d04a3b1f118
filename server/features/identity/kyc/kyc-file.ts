/** The queue of identity checks as a file: the queue's columns only, so neither whole numbers nor pictures. */
import type { ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import { fileTime } from '#server/platform/report/report-time.ts'

export const KYC_FILE_HEAD = [
  'id',
  'submitted',
  'memberId',
  'member',
  'memberStatus',
  'document',
  'number',
  'sharedWith',
  'state',
  'approved',
  'approvedBy',
  'decided',
  'decidedBy',
  'reason',
  'erased',
]
const timeOf = (at: number | null, zone: string) => (at === null ? '' : fileTime(new Date(at), zone))
export const kycFileRow = (row: ReviewedKyc, zone: string) => [
  row.id,
  timeOf(row.submittedAt, zone),
  row.memberId,
  row.username,
  row.memberStatus,
  row.idType,
  row.idNumber,
  row.sharedWith,
  row.state,
  timeOf(row.approvedAt, zone),
  row.approvedBy,
  timeOf(row.decidedAt, zone),
  row.decidedBy,
  row.reason,
  timeOf(row.erasedAt, zone),
]
