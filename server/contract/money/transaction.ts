/** The statement: every posting on a member's main account, with the balance before and after (LED-12, WIR-34). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { reportOf, reportQuery, reportRange, wordList } from '../report.ts'
import { money, text } from '../wire.ts'

/** The kinds players see; each has its own codes. */
export const TX_GROUPS = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'AGENT', 'TRANSFER', 'ADJUSTMENT'] as const
export type TxGroup = (typeof TX_GROUPS)[number]

/** What a posting is called, with the number some clients use for it. Numbers are never reused. */
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
  /** Between the main wallet and a vendor's wallet. */
  TRANSFER_OUT: { id: 31, group: 'TRANSFER' },
  TRANSFER_IN: { id: 32, group: 'TRANSFER' },
  /** The part of a salary or dividend an agent pays to its downline when its own income does not cover it. */
  SALARY_SHARE: { id: 33, group: 'AGENT' },
  HOURLY_SALARY: { id: 34, group: 'AGENT' },
  HOURLY_SALARY_SHARE: { id: 35, group: 'AGENT' },
  REAL_TIME_SALARY: { id: 36, group: 'AGENT' },
  REAL_TIME_SALARY_SHARE: { id: 37, group: 'AGENT' },
  DIVIDEND_SHARE: { id: 38, group: 'AGENT' },
  /** Between an agent and a member of its team. */
  MEMBER_TRANSFER_OUT: { id: 39, group: 'TRANSFER' },
  MEMBER_TRANSFER_IN: { id: 40, group: 'TRANSFER' },
  /** A correction of a settled bet: the stake returned and the prize taken back, or the difference to the new prize. */
  BET_VOID: { id: 41, group: 'GAME' },
  BET_RESETTLE: { id: 42, group: 'GAME' },
} as const satisfies Record<string, { id: number; group: TxGroup }>
export type TxCode = keyof typeof TX_CODES

export const transactionRow = z.object({
  /** Unique and stable. */
  id: z.string(),
  txTime: z.int(),
  /** 0 = the code has no number. */
  txTypeId: z.int(),
  txCode: z.string(),
  /** In the caller's language. */
  txTypeName: z.string(),
  /** Negative = left the wallet. */
  amount: money,
  balanceBefore: money,
  balanceAfter: money,
  reference: z.string(),
})
export type TransactionRow = z.output<typeof transactionRow>

/** Totals of all matching rows. `totalOut` is not negative. */
const transactionFooter = z.object({ count: z.int(), totalIn: money, totalOut: money, totalAmount: money })

/** A business day with transactions. */
const dailyRow = z.object({ day: z.string(), count: z.int(), opening: money, totalIn: money, totalOut: money, closing: money })
export type DailyRow = z.output<typeof dailyRow>
const dailyFooter = z.object({ count: z.int(), opening: money, totalIn: money, totalOut: money, closing: money })

/** `types`, `txType`: codes, their numbers or kinds; "ALL" and "A" mean all. */
const filters = {
  types: z.optional(wordList),
  txType: z.optional(wordList),
  excludeTxTypeIds: z.optional(wordList),
}

const base = { method: 'GET', auth: 'member', errors: ['request.param.err'] } as const

export const list = endpoint({
  ...base,
  summary: 'The statement: postings of the main wallet, newest first, with totals of all matches',
  relay: 'ODSFE2_MemTransDet',
  aliases: ['/wps/report/transaction', '/wps/wallets/transactions'],
  query: z.object({ ...filters, ...reportQuery }),
  value: reportOf(transactionRow, transactionFooter),
})

export const exported = endpoint({
  ...base,
  summary: 'The statement as a file, all rows',
  path: '/wps/report/transaction/export',
  tier: 'write',
  framing: 'csv',
  query: z.object({ ...filters, ...reportRange }),
  value: z.string(),
})

export const daily = endpoint({
  ...base,
  summary: 'The statement by business day, newest first; days without transactions are left out',
  path: '/wps/report/dailyStatement',
  query: z.object(reportQuery),
  value: reportOf(dailyRow, dailyFooter),
})

export const dailyExported = endpoint({
  ...base,
  summary: 'The statement by business day as a file',
  path: '/wps/report/dailyStatement/export',
  tier: 'write',
  framing: 'csv',
  query: z.object(reportRange),
  value: z.string(),
})

export const codes = endpoint({
  summary: 'Names of the transaction codes, in the caller’s language',
  method: 'GET',
  relay: 'GLS2_TxCodeList',
  auth: 'member',
  query: z.object({
    /** A code, its number or a kind; absent = all. */
    txType: z.optional(text(32)),
  }),
  value: z.array(z.object({ txTypeId: z.int(), txCode: z.string(), txTypeName: z.string(), txGroup: z.enum(TX_GROUPS) })),
})

/** Requested withdrawals that are not paid yet do not count (LED-13). */
export const netDeposits = endpoint({
  summary: 'Total deposits and withdrawals since the account was opened',
  method: 'GET',
  path: '/wps/report/netDeposits',
  auth: 'member',
  value: z.object({ deposits: money, withdrawals: money, netDeposits: money }),
})
