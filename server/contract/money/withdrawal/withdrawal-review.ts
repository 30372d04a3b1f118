/** Withdrawals in the back office: the queue, the decisions, and the export. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { payoutKind } from '../payout-account/payout-account.ts'
import { reportRange } from '../../report.ts'
import { withdrawalRecord, withdrawalState, withdrawalSums, WITHDRAWAL_PAGE_SIZE } from './withdrawal.ts'
import { money, reportPageQuery, text, textOrNumber, wholeNumber } from '../../wire.ts'

const queueFilters = {
  ...reportRange,
  state: z.optional(withdrawalState),
  kind: z.optional(payoutKind),
  /** Username or member id. */
  member: z.optional(textOrNumber(32)),
}

/** An order as operators see it: the member, the payout account, and the reviewers. */
export const reviewedWithdrawal = z.extend(withdrawalRecord, {
  memberId: z.int(),
  username: z.string(),
  memberStatus: z.string(),
  isTest: z.boolean(),
  /** The full number, because the money is sent to it. */
  accountNumber: z.string(),
  /** What one coin was worth; null for other money. */
  rate: z.nullable(money),
  ip: z.string(),
  approvalsNeeded: z.int(),
  approvalsGiven: z.int(),
  /** Ids of operators. */
  firstApprovedBy: z.nullable(z.int()),
  approvedBy: z.nullable(z.int()),
  closedBy: z.nullable(z.int()),
})
export type ReviewedWithdrawal = z.output<typeof reviewedWithdrawal>

const id = wholeNumber(2_147_483_647, 1)
const review = { auth: 'operator', permission: 'money.review' } as const
const action = { ...review, method: 'POST', value: reviewedWithdrawal } as const

export const queue = endpoint({
  ...review,
  summary: 'Withdrawals of the merchant’s members, newest first',
  method: 'GET',
  path: '/wps/operator/withdrawals',
  query: z.object({ ...queueFilters, ...reportPageQuery(WITHDRAWAL_PAGE_SIZE) }),
  value: z.object({ records: z.array(reviewedWithdrawal), ...withdrawalSums }),
  errors: ['request.param.err'],
})

export const queueFile = endpoint({
  ...review,
  summary: 'Withdrawals of the merchant’s members as a file, every row',
  method: 'GET',
  path: '/wps/operator/withdrawals/export',
  framing: 'csv',
  query: z.object(queueFilters),
  value: z.string(),
  errors: ['request.param.err'],
})

export const detail = endpoint({
  ...review,
  summary: 'One withdrawal',
  method: 'GET',
  path: '/wps/operator/withdrawals/detail',
  query: z.object({ id }),
  value: reviewedWithdrawal,
  errors: ['no.data'],
})

export const approve = endpoint({
  ...action,
  summary: 'Approve a withdrawal; a large one needs two operators (LED-17)',
  path: '/wps/operator/withdrawals/approve',
  body: z.object({ id }),
  errors: ['no.data', 'withdrawal.second.operator', 'review.decided'],
})

export const pay = endpoint({
  ...action,
  summary: 'Mark a withdrawal as paid: the hold is settled, the charge kept',
  path: '/wps/operator/withdrawals/pay',
  body: z.object({ id }),
  errors: ['no.data', 'review.decided', 'withdrawal.pay.own'],
})

export const reject = endpoint({
  ...action,
  summary: 'Reject a withdrawal: the money goes back to the balance',
  path: '/wps/operator/withdrawals/reject',
  body: z.object({ id, reason: text(200, 1) }),
  errors: ['no.data', 'request.param.err', 'review.decided'],
})
