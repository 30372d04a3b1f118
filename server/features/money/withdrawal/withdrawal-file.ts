/** A site's withdrawals as a file. */
import type { ReviewedWithdrawal } from '#contract/money/withdrawal/withdrawal-review.ts'
import { moneyToWire } from '#contract/wire.ts'
import { fileTime } from '#server/platform/report/report-time.ts'

export const WITHDRAWAL_FILE_HEAD = [
  'number',
  'created',
  'closed',
  'member',
  'bank',
  'holder',
  'account',
  'amount',
  'charge',
  'net',
  'state',
  'reason',
  'ip',
]
const timeOf = (at: number | null, zone: string) => (at === null ? '' : fileTime(new Date(at), zone))
export const withdrawalFileRow = (row: ReviewedWithdrawal, zone: string) => [
  row.withdrawNo,
  timeOf(row.createdAt, zone),
  timeOf(row.closedAt, zone),
  row.username,
  row.bankName,
  row.cardHolder,
  row.accountNumber,
  moneyToWire(row.amount),
  moneyToWire(row.charge),
  moneyToWire(row.netAmount),
  row.state,
  row.reason,
  row.ip,
]
