/** Manual adjustments as a file. */
import type { Adjustment } from '#contract/back-office/adjustment.ts'
import { moneyToWire } from '#contract/wire.ts'
import { fileTime } from '#server/platform/report/report-time.ts'

export const ADJUSTMENT_FILE_HEAD = [
  'id',
  'proposed',
  'memberId',
  'member',
  'amount',
  'reason',
  'turnoverTimes',
  'state',
  'proposedBy',
  'decidedBy',
  'decided',
  'answer',
]

export const adjustmentFileRow = (row: Adjustment, zone: string) => [
  row.id,
  fileTime(new Date(row.proposedAt), zone),
  row.memberId,
  row.username,
  moneyToWire(row.amount),
  row.reason,
  row.turnoverTimes,
  row.state,
  row.proposedBy,
  row.decidedBy ?? '',
  row.decidedAt === null ? '' : fileTime(new Date(row.decidedAt), zone),
  row.answer,
]
