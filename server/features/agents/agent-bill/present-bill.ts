/** Bills as an agent sees them. Pure. */
import {
  type AgentBill,
  billKind,
  billStatus,
  DIVIDEND_STATUS_ID,
  SALARY_STATUS_ID,
  type SalaryRecord,
} from '#contract/agents/agent-bill/agent-bill.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { AgentBill as BillRow } from '#prisma/client.ts'
import { readStatement } from './bill-record.ts'
import { daysOf } from '#server/features/agents/agent-contracts/periods.ts'

export interface NamedMember {
  username: string
  nickname: string
}
export type Names = ReadonlyMap<number, NamedMember>
type Row = Omit<BillRow, 'statement'>

export const nameOf = (names: Names, id: number) => {
  const named = names.get(id)
  return { account: named?.username ?? '', nickname: named?.nickname ?? '' }
}

export function presentBill(row: Row, names: Names, zone: string): AgentBill {
  const { from, to } = daysOf({ start: row.periodStart, end: row.periodEnd }, zone)
  const { gross, funded, deducted, net, paid, sequence } = row
  return {
    id: String(row.id),
    kind: billKind.parse(row.kind),
    payee: nameOf(names, row.payeeId),
    payer: row.payerId === null ? null : nameOf(names, row.payerId),
    periodStart: row.periodStart.getTime(),
    periodEnd: row.periodEnd.getTime(),
    startDate: from,
    endDate: to,
    sequence,
    status: billStatus.parse(row.status),
    isByHand: row.isByHand,
    expiresAt: row.expiresAt?.getTime() ?? null,
    gross,
    funded,
    deducted,
    net,
    paid,
    paidAt: row.paidAt?.getTime() ?? null,
  }
}

/** For the payer, without what the payee pays on to its own downline. */
export const asSeenByPayer = (bill: AgentBill): AgentBill => ({
  ...bill,
  ...(bill.status === 'TAKEN' && bill.funded >= 0n && { status: bill.gross > 0n ? 'PAID' : 'NOT_REACHED' }),
  deducted: 0n,
  net: bill.funded,
  paid: bill.status === 'DUE' ? 0n : bill.funded,
})

export const BILL_FILE_HEAD = [
  'id',
  'kind',
  'from',
  'to',
  'member',
  'payer',
  'sequence',
  'status',
  'gross',
  'paidOn',
  'net',
  'paid',
] as const
export const billFileRow = (bill: AgentBill) => [
  bill.id,
  bill.kind,
  bill.startDate,
  bill.endDate,
  bill.payee.account,
  bill.payer?.account ?? '',
  bill.sequence,
  bill.status,
  moneyToWire(bill.gross),
  moneyToWire(bill.deducted),
  moneyToWire(bill.net),
  moneyToWire(bill.paid),
]

/** A row of the older lists. */
export function presentRecord(bill: AgentBill, kept: BillRow['statement']): SalaryRecord {
  const statement = readStatement(kept)
  const figures = 'figures' in statement ? statement.figures : undefined
  return {
    billId: bill.id,
    username: bill.payee.account,
    date: bill.startDate,
    startTime: bill.periodStart,
    endTime: bill.periodEnd,
    turnover: figures?.turnover ?? 0n,
    activeMember: figures?.active ?? 0,
    loss: figures?.loss ?? 0n,
    rate: 'rate' in statement ? statement.rate : 0n,
    amount: bill.gross,
    downlineAmount: bill.deducted,
    actualAmount: bill.net,
    paidAmount: bill.paid,
    statusId: (bill.kind === 'DIVIDEND' ? DIVIDEND_STATUS_ID : SALARY_STATUS_ID)[bill.status],
    status: bill.status,
  }
}
