/** A site's deposits as a file. */
import type { ReviewedDeposit } from '#contract/money/deposit/deposit-review.ts'
import { moneyToWire } from '#contract/wire.ts'
import { fileTime } from '#server/platform/report/report-time.ts'

export const DEPOSIT_FILE_HEAD = [
  'number',
  'created',
  'ended',
  'member',
  'channel',
  'amount',
  'fee',
  'credited',
  'bonus',
  'state',
  'review',
  'payerReference',
  'reason',
]
export const depositFileRow = (row: ReviewedDeposit, zone: string) => [
  row.depositId,
  fileTime(new Date(row.createdAt), zone),
  row.endedAt === null ? '' : fileTime(new Date(row.endedAt), zone),
  row.username,
  row.vendorName,
  moneyToWire(row.amount),
  moneyToWire(row.fee),
  moneyToWire(row.credited),
  moneyToWire(row.bonus),
  row.state,
  row.reviewOf ?? '',
  row.payerReference,
  row.reason,
]
