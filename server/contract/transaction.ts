/** The statement: every posting on a member's main account, with the balance before and after (LED-12, wire §4.9). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reportOf, reportQuery, reportRange, wordList } from './report.ts'
import { money, text } from './wire.ts'

/** Kinds a player tells apart; each has codes of its own. */
export const TX_GROUPS = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'AGENT', 'TRANSFER', 'ADJUSTMENT'] as const
export type TxGroup = (typeof TX_GROUPS)[number]

/** What a posting is called, with the number some clients name it by. Numbers are never given twice. */
export const TX_CODES = {
  DEPOSIT: { id: 1, group: 'DEPOSIT' },
  DEPOSIT_FEE: { id: 2, group: 'DEPOSIT' },
  WITHDRAWAL: { id: 3, group: 'WITHDRAWAL' },
  WITHDRAWAL_FEE: { id: 4, group: 'WITHDRAWAL' },
  HOLD_VOID: { id: 5, group: 'WITHDRAWAL' },
  BET: { id: 6, group: 'GAME' },
  WIN: { id: 7, group: 'GAME' },
  ROLLBACK: { id: 8, group: 'GAME' },
  PROMOTION: { id: 9, group: 'PROMOTION' },
  PROMOTION_FORFEIT: { id: 10, group: 'PROMOTION' },
  REBATE: { id: 11, group: 'AGENT' },
  SALARY: { id: 12, group: 'AGENT' },
  DIVIDEND: { id: 13, group: 'AGENT' },
  TRANSFER: { id: 14, group: 'TRANSFER' },
  ADJUSTMENT: { id: 15, group: 'ADJUSTMENT' },
  CORRECTION: { id: 16, group: 'ADJUSTMENT' },
  TRIAL_GRANT: { id: 17, group: 'ADJUSTMENT' },
  /** Between the main wallet and a vendor's. */
  TRANSFER_OUT: { id: 31, group: 'TRANSFER' },
  TRANSFER_IN: { id: 32, group: 'TRANSFER' },
  /** Of a salary or dividend: what an agent pays on to those below, where the own one does not reach. */
  SALARY_SHARE: { id: 33, group: 'AGENT' },
  HOURLY_SALARY: { id: 34, group: 'AGENT' },
  HOURLY_SALARY_SHARE: { id: 35, group: 'AGENT' },
  REAL_TIME_SALARY: { id: 36, group: 'AGENT' },
  REAL_TIME_SALARY_SHARE: { id: 37, group: 'AGENT' },
  DIVIDEND_SHARE: { id: 38, group: 'AGENT' },
  /** Between an agent and a member of its team. */
  MEMBER_TRANSFER_OUT: { id: 39, group: 'TRANSFER' },
  MEMBER_TRANSFER_IN: { id: 40, group: 'TRANSFER' },
  /** A settled bet put right by the house: its stake back and its prize taken, or the difference to its new prize. */
  BET_VOID: { id: 41, group: 'GAME' },
  BET_RESETTLE: { id: 42, group: 'GAME' },
} as const satisfies Record<string, { id: number; group: TxGroup }>
export type TxCode = keyof typeof TX_CODES

export const transactionRow = z.object({
  /** Unique, and the same for ever. */
  id: z.string(),
  txTime: z.int(),
  /** 0 where the code has no number. */
  txTypeId: z.int(),
  txCode: z.string(),
  /** In the caller's language. */
  txTypeName: z.string(),
  /** Negative: it left the wallet. */
  amount: money,
  balanceBefore: money,
  balanceAfter: money,
  reference: z.string(),
})
export type TransactionRow = z.output<typeof transactionRow>

/** Of all rows that match. `totalOut` is not negative. */
const transactionFooter = z.object({ count: z.int(), totalIn: money, totalOut: money, totalAmount: money })

/** A business day on which something moved. */
const dailyRow = z.object({ day: z.string(), count: z.int(), opening: money, totalIn: money, totalOut: money, closing: money })
export type DailyRow = z.output<typeof dailyRow>
const dailyFooter = z.object({ count: z.int(), opening: money, totalIn: money, totalOut: money, closing: money })

/** `types`, `txType`: codes, their numbers or kinds; "ALL" and "A" are everything. */
const filters = {
  types: z.optional(wordList),
  txType: z.optional(wordList),
  excludeTxTypeIds: z.optional(wordList),
}

const base = { method: 'GET', auth: 'member', errors: ['request.param.err'] } as const

export const transactionEndpoints = {
  list: endpoint({
    ...base,
    summary: 'The statement: postings of the main wallet, newest first, with sums of all that match',
    relay: 'ODSFE2_MemTransDet',
    aliases: ['/wps/report/transaction', '/wps/wallets/transactions'],
    query: z.object({ ...filters, ...reportQuery }),
    value: reportOf(transactionRow, transactionFooter),
  }),
  exported: endpoint({
    ...base,
    summary: 'The same as a file, all rows',
    path: '/wps/report/transaction/export',
    tier: 'write',
    framing: 'csv',
    query: z.object({ ...filters, ...reportRange }),
    value: z.string(),
  }),
  daily: endpoint({
    ...base,
    summary: 'The statement by business days, newest first; days on which nothing moved are left out',
    path: '/wps/report/dailyStatement',
    query: z.object(reportQuery),
    value: reportOf(dailyRow, dailyFooter),
  }),
  dailyExported: endpoint({
    ...base,
    summary: 'The statement by business days as a file',
    path: '/wps/report/dailyStatement/export',
    tier: 'write',
    framing: 'csv',
    query: z.object(reportRange),
    value: z.string(),
  }),
  codes: endpoint({
    summary: 'What transactions are called, in the caller’s language',
    method: 'GET',
    relay: 'GLS2_TxCodeList',
    auth: 'member',
    query: z.object({ txType: z.optional(text(32)) }),
    value: z.array(z.object({ txTypeId: z.int(), txCode: z.string(), txTypeName: z.string(), txGroup: z.enum(TX_GROUPS) })),
  }),
  /** LED-13. What is asked for and not yet paid counts as still there. */
  netDeposits: endpoint({
    summary: 'Paid in and paid out since the account was opened',
    method: 'GET',
    path: '/wps/report/netDeposits',
    auth: 'member',
    value: z.object({ deposits: money, withdrawals: money, netDeposits: money }),
  }),
}
