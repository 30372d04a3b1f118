/** Manual adjustments of a balance: one operator proposes, another confirms (LED-17). */
import * as z from 'zod/mini'
import { backOfficeDays, backOfficePage, backOfficePageQuery, backOfficeSpan } from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { money, moneyInput, text, textOrNumber, wholeNumber } from '../wire.ts'

/** PROPOSED: waits for another operator, who confirms or rejects it. */
export const ADJUSTMENT_STATES = ['PROPOSED', 'CONFIRMED', 'REJECTED'] as const
export const adjustmentState = z.enum(ADJUSTMENT_STATES)

export const adjustment = z.object({
  id: z.string(),
  memberId: z.int(),
  username: z.string(),
  /** Negative = money taken from the member. */
  amount: money,
  reason: z.string(),
  turnoverTimes: z.int(),
  state: adjustmentState,
  proposedBy: z.string(),
  proposedAt: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.int()),
  answer: z.string(),
  /** Whether the caller may decide: the proposal is open and made by another operator. */
  canDecide: z.boolean(),
})
export type Adjustment = z.infer<typeof adjustment>

const MAX_TURNOVER_TIMES = 100
export const ADJUSTMENT_REASON_MAX = 200
const id = { id: textOrNumber(20, 1) }

const filters = {
  state: z.optional(adjustmentState),
  memberId: z.optional(wholeNumber(2_147_483_647, 1)),
  ...backOfficeDays,
}

const operator = { auth: 'operator', permission: 'money.adjust' } as const

export const list = endpoint({
  ...operator,
  permission: 'members.read',
  summary: 'Manual adjustments, newest first',
  method: 'GET',
  path: '/wps/operator/adjustments',
  query: z.object({ ...backOfficePageQuery, ...filters }),
  value: backOfficePage(adjustment),
  errors: ['request.param.err'],
})

export const file = endpoint({
  ...operator,
  permission: 'members.read',
  summary: 'Manual adjustments as a file, every row',
  method: 'GET',
  path: '/wps/operator/adjustments/export',
  framing: 'csv',
  query: z.object({ ...backOfficeSpan, ...filters }),
  value: z.string(),
  errors: ['request.param.err'],
})

export const propose = endpoint({
  ...operator,
  summary: 'Propose to credit or debit a member by hand',
  method: 'POST',
  path: '/wps/operator/adjustments',
  body: z.object({
    memberId: wholeNumber(2_147_483_647, 1),
    amount: moneyInput,
    reason: text(ADJUSTMENT_REASON_MAX, 5),
    turnoverTimes: z._default(wholeNumber(MAX_TURNOVER_TIMES), 0),
    /** A repeated id returns the first proposal. */
    requestId: z.optional(text(64, 8).check(z.regex(/^[\w-]+$/))),
  }),
  value: adjustment,
  errors: ['no.data', 'idempotency.key.reused'],
})

export const confirm = endpoint({
  ...operator,
  summary: 'Confirm another operator’s proposal; the money moves',
  method: 'POST',
  path: '/wps/operator/adjustments/confirm',
  body: z.object(id),
  value: adjustment,
  errors: ['no.data', 'review.decided', 'review.own', 'account.balance.not.enough'],
})

export const reject = endpoint({
  ...operator,
  summary: 'Reject a proposal, or withdraw one’s own',
  method: 'POST',
  path: '/wps/operator/adjustments/reject',
  body: z.object({ ...id, reason: text(ADJUSTMENT_REASON_MAX, 3) }),
  value: adjustment,
  errors: ['no.data', 'review.decided'],
})
