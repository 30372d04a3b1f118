/** The house's side of paying in: what payment sites tell, and the operators' review. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { depositOrder, depositReportOf, depositReportQuery } from './deposit-order.ts'
import { reportRange } from './report.ts'
import { money, text, textOrNumber, wholeNumber } from './wire.ts'

const REASON_MAX = 200
const depositId = textOrNumber(32, 1)
const named = z.object({ depositId })

/** A row of the house's queue. */
export const reviewedDeposit = z.object({
  ...depositOrder.shape,
  memberId: z.int(),
  username: z.string(),
  askedAmount: money,
  /** The order this one was paid twice for. */
  originalDepositId: z.nullable(z.string()),
  /** Two where the member's deposits let in by hand today come to more than one operator may let in (LED-17). */
  approvalsNeeded: z.int(),
  approvalsGiven: z.int(),
  /** Operators, by their ids; null where a payment site let it in. */
  firstApprovedBy: z.nullable(z.int()),
  approvedBy: z.nullable(z.int()),
})
export type ReviewedDeposit = z.output<typeof reviewedDeposit>
const callbackRow = z.object({
  paymentId: z.string(),
  outcome: z.string(),
  amount: money,
  result: z.string(),
  contradiction: z.nullable(z.string()),
  /** The site's own time, as it wrote it. */
  saidAt: z.string(),
  receivedAt: z.int(),
})
/**
 * OTHER_ORDER: the payment was for another order. OTHER_OUTCOME: it had come, or had not. OTHER_AMOUNT: it was of another sum.
 * UNKNOWN_ORDER: no order has that number.
 */
export const contradiction = z.enum(['OTHER_ORDER', 'OTHER_OUTCOME', 'OTHER_AMOUNT', 'UNKNOWN_ORDER'])
export const paymentContradiction = z.object({
  id: z.string(),
  paymentId: z.string(),
  /** As the payment site names the order. */
  depositId: z.string(),
  outcome: z.string(),
  amount: money,
  contradiction,
  receivedAt: z.int(),
  /** What the site had said of the payment before. */
  earlier: z.array(z.object({ depositId: z.string(), outcome: z.string(), amount: money })),
})
export type PaymentContradiction = z.output<typeof paymentContradiction>

const depositBlock = z.object({
  memberId: z.int(),
  username: z.string(),
  kind: z.enum(['BLOCKED', 'SUSPENDED']),
  startedAt: z.int(),
})

const filters = {
  state: depositReportQuery.state,
  /** Username. */
  member: z.optional(text(64, 1)),
  ...reportRange,
}
export const depositReviewQuery = z.object({ ...depositReportQuery, ...filters })
export const depositFileQuery = z.object(filters)
export type DepositFileQuery = z.output<typeof depositFileQuery>
export type DepositReviewQuery = z.output<typeof depositReviewQuery>

const review = { auth: 'operator', permission: 'money.review' } as const

export const depositReviewEndpoints = {
  /** Signed over the raw body: `X-Signature`, HMAC-SHA256 in hex. */
  callback: endpoint({
    summary: 'A payment site tells what became of a payment',
    method: 'POST',
    path: '/wps/payment/callback',
    tier: 'play',
    merchantOptional: true,
    isRawBody: true,
    body: z.string(),
    value: z.object({ received: z.boolean() }),
    errors: ['payment.signature.invalid', 'request.param.err'],
    // A payment site takes any 2xx for "received" and never calls again.
    statuses: { 'request.param.err': 400 },
  }),
  reviewList: endpoint({
    ...review,
    summary: 'Deposits of the site, newest first',
    method: 'GET',
    path: '/wps/operator/deposits',
    query: depositReviewQuery,
    value: depositReportOf(reviewedDeposit),
    errors: ['request.param.err'],
  }),
  reviewFile: endpoint({
    ...review,
    summary: 'The same as a file, every row',
    method: 'GET',
    path: '/wps/operator/deposits/export',
    framing: 'csv',
    query: depositFileQuery,
    value: z.string(),
    errors: ['request.param.err'],
  }),
  reviewDetail: endpoint({
    ...review,
    summary: 'One deposit with its picture and what the payment site told',
    method: 'GET',
    path: '/wps/operator/deposits/detail',
    query: named,
    value: z.object({
      deposit: reviewedDeposit,
      /** As a data URL. */
      picture: z.nullable(z.string()),
      callbacks: z.array(callbackRow),
    }),
    errors: ['no.data'],
  }),
  approve: endpoint({
    ...review,
    summary: 'The money is there: credit it; much of it on one day by two different operators (LED-17)',
    method: 'POST',
    path: '/wps/operator/deposits/approve',
    body: named,
    value: reviewedDeposit,
    errors: ['no.data', 'deposit.state.changed', 'review.second.operator'],
  }),
  reject: endpoint({
    ...review,
    summary: 'The money is not there',
    method: 'POST',
    path: '/wps/operator/deposits/reject',
    body: z.object({ depositId, reason: text(REASON_MAX, 1) }),
    value: reviewedDeposit,
    errors: ['no.data', 'deposit.state.changed'],
  }),
  contradictions: endpoint({
    ...review,
    summary: 'What payment sites said that contradicts what they had said, and nobody has looked at yet',
    method: 'GET',
    path: '/wps/operator/deposits/contradictions',
    value: z.array(paymentContradiction),
  }),
  settleContradiction: endpoint({
    ...review,
    summary: 'Say what was found out about a contradiction',
    method: 'POST',
    path: '/wps/operator/deposits/contradictions/settle',
    body: z.object({ id: textOrNumber(20, 1), reason: text(REASON_MAX, 1) }),
    errors: ['no.data'],
  }),
  blocks: endpoint({
    ...review,
    summary: 'Members whose deposits are stopped after failures in a row',
    method: 'GET',
    path: '/wps/operator/deposits/blocks',
    value: z.array(depositBlock),
  }),
  clearBlock: endpoint({
    ...review,
    summary: 'Let a member deposit again',
    method: 'POST',
    path: '/wps/operator/deposits/clearBlock',
    body: z.object({ memberId: wholeNumber(2_147_483_647, 1), reason: text(REASON_MAX, 1) }),
    errors: ['no.data'],
  }),
}
