/** The house's side of paying in: what payment sites tell, and the operators' review. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { depositOrder, depositReportOf, depositReportQuery } from './deposit-order.ts'
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
})
export type ReviewedDeposit = z.output<typeof reviewedDeposit>
const callbackRow = z.object({
  paymentId: z.string(),
  outcome: z.string(),
  amount: money,
  result: z.string(),
  receivedAt: z.int(),
})
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
  /** Days, or times in the merchant's zone. */
  startDate: z.optional(textOrNumber(19)),
  endDate: z.optional(textOrNumber(19)),
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
    errors: ['payment.signature.invalid'],
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
    summary: 'The money is there: credit it',
    method: 'POST',
    path: '/wps/operator/deposits/approve',
    body: named,
    value: reviewedDeposit,
    errors: ['no.data', 'deposit.state.changed'],
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
