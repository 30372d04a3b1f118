/** Deposits in the back office: callbacks of payment sites, and review by operators. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { depositOrder, depositReportOf, depositReportQuery } from './deposit-order.ts'
import { reportRange } from '../../report.ts'
import { money, text, textOrNumber, wholeNumber } from '../../wire.ts'

const REASON_MAX = 200
const depositId = textOrNumber(32, 1)
const named = z.object({ depositId })

/** A row of the review queue. */
export const reviewedDeposit = z.object({
  ...depositOrder.shape,
  memberId: z.int(),
  username: z.string(),
  askedAmount: money,
  /** The order that was paid twice, if this deposit is the second payment. */
  originalDepositId: z.nullable(z.string()),
  /** 2 if the deposits of this member approved by hand today exceed what one operator may approve (LED-17). */
  approvalsNeeded: z.int(),
  approvalsGiven: z.int(),
  /** Ids of operators; null if a payment site confirmed it. */
  firstApprovedBy: z.nullable(z.int()),
  approvedBy: z.nullable(z.int()),
})
export type ReviewedDeposit = z.output<typeof reviewedDeposit>
const callbackRow = z.object({
  paymentId: z.string(),
  outcome: z.string(),
  amount: money,
  /** What the report led to. */
  result: z.string(),
  contradiction: z.nullable(z.string()),
  /** The payment site's own time, as it sent it. */
  saidAt: z.string(),
  receivedAt: z.int(),
})
/**
 * OTHER_ORDER: the payment was reported for another order. OTHER_OUTCOME: its outcome was reported differently. OTHER_AMOUNT: its
 * amount was reported differently. UNKNOWN_ORDER: no order has that number.
 */
export const contradiction = z.enum(['OTHER_ORDER', 'OTHER_OUTCOME', 'OTHER_AMOUNT', 'UNKNOWN_ORDER'])
export const paymentContradiction = z.object({
  id: z.string(),
  paymentId: z.string(),
  /** The order's number as the payment site sent it. */
  depositId: z.string(),
  outcome: z.string(),
  amount: money,
  contradiction,
  receivedAt: z.int(),
  /** What the site had reported about the payment before. */
  earlier: z.array(z.object({ depositId: z.string(), outcome: z.string(), amount: money })),
})
export type PaymentContradiction = z.output<typeof paymentContradiction>

const depositBlock = z.object({
  memberId: z.int(),
  username: z.string(),
  /** BLOCKED: no deposits. SUSPENDED: for the second time, and the account is frozen. */
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

/** The raw body is signed: `X-Signature`, HMAC-SHA256 in hex. */
export const callback = endpoint({
  summary: 'A payment site reports the outcome of a payment',
  method: 'POST',
  path: '/wps/payment/callback',
  tier: 'play',
  merchantOptional: true,
  isRawBody: true,
  body: z.string(),
  value: z.object({ received: z.boolean() }),
  errors: ['payment.signature.invalid', 'request.param.err'],
  // Payment sites take any 2xx as "received" and never call again.
  statuses: { 'request.param.err': 400 },
})

export const reviewList = endpoint({
  ...review,
  summary: 'Deposits of the site, newest first',
  method: 'GET',
  path: '/wps/operator/deposits',
  query: depositReviewQuery,
  value: depositReportOf(reviewedDeposit),
  errors: ['request.param.err'],
})

export const reviewFile = endpoint({
  ...review,
  summary: 'Deposits of the site as a file, every row',
  method: 'GET',
  path: '/wps/operator/deposits/export',
  framing: 'csv',
  query: depositFileQuery,
  value: z.string(),
  errors: ['request.param.err'],
})

export const reviewDetail = endpoint({
  ...review,
  summary: 'One deposit with its picture and the payment site’s reports',
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
})

export const approve = endpoint({
  ...review,
  summary: 'Approve a deposit: the money has arrived and is credited; above a daily amount two operators must approve (LED-17)',
  method: 'POST',
  path: '/wps/operator/deposits/approve',
  body: named,
  value: reviewedDeposit,
  errors: ['no.data', 'deposit.state.changed', 'review.second.operator'],
})

export const reject = endpoint({
  ...review,
  summary: 'Reject a deposit: the money has not arrived',
  method: 'POST',
  path: '/wps/operator/deposits/reject',
  body: z.object({ depositId, reason: text(REASON_MAX, 1) }),
  value: reviewedDeposit,
  errors: ['no.data', 'deposit.state.changed'],
})

export const contradictions = endpoint({
  ...review,
  summary: 'Open contradictions between reports of payment sites',
  method: 'GET',
  path: '/wps/operator/deposits/contradictions',
  value: z.array(paymentContradiction),
})

export const settleContradiction = endpoint({
  ...review,
  summary: 'Close a contradiction with what was found',
  method: 'POST',
  path: '/wps/operator/deposits/contradictions/settle',
  body: z.object({ id: textOrNumber(20, 1), reason: text(REASON_MAX, 1) }),
  errors: ['no.data'],
})

export const blocks = endpoint({
  ...review,
  summary: 'Members whose deposits are blocked after several failures in a row',
  method: 'GET',
  path: '/wps/operator/deposits/blocks',
  value: z.array(depositBlock),
})

export const clearBlock = endpoint({
  ...review,
  summary: 'Lift a member’s deposit block',
  method: 'POST',
  path: '/wps/operator/deposits/clearBlock',
  body: z.object({ memberId: wholeNumber(2_147_483_647, 1), reason: text(REASON_MAX, 1) }),
  errors: ['no.data'],
})
