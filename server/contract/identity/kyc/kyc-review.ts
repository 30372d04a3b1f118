/**
 * Identity checks in the back office: the queue, one check with its document, and the decision. No older client knows these
 * calls.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { KYC_STATES, kycFieldId, kycIdType, kycSide, kycState } from './kyc-form.ts'
import { memberStatus } from '../../member-status.ts'
import { reportPageQuery, text, textOrNumber, wholeNumber } from '../../wire.ts'

export const KYC_PAGE_SIZE = 25
const REASON_MAX = 200

/** Checks that were submitted; a check still being filled in is visible only to the member. */
export const KYC_SENT_STATES = KYC_STATES.filter((state) => state !== 'NOT_SUBMITTED')

export const reviewedKyc = z.object({
  id: z.int(),
  memberId: z.int(),
  username: z.string(),
  memberStatus,
  isTest: z.boolean(),
  state: kycState,
  idType: kycIdType,
  idTypeName: z.string(),
  /** The last digits only. */
  idNumber: z.string(),
  submittedAt: z.int(),
  decidedAt: z.nullable(z.int()),
  /** The operator's username; empty before the decision. */
  decidedBy: z.string(),
  reason: z.string(),
  /** The approval that was taken back, and who had given it; null and empty for all other checks. */
  approvedAt: z.nullable(z.int()),
  approvedBy: z.string(),
  /** When retention deleted the pictures and the number; null = it has not. */
  erasedAt: z.nullable(z.int()),
  /** Number of other members of the merchant who submitted a document with the same number. */
  sharedWith: z.int(),
})
export type ReviewedKyc = z.infer<typeof reviewedKyc>

const sameNumber = z.object({ id: z.int(), memberId: z.int(), username: z.string(), state: kycState, submittedAt: z.int() })

export const kycDetail = z.object({
  check: reviewedKyc,
  /** Full values, including the document's number; only its last digits once retention has deleted it. */
  fields: z.array(z.object({ fieldId: kycFieldId, fieldName: z.string(), fieldValue: z.string() })),
  /** As data URLs. */
  pictures: z.array(
    z.object({
      side: kycSide,
      name: z.string(),
      /** The picture as a data URL. */
      picture: z.string(),
    }),
  ),
  sameNumber: z.array(sameNumber),
  /** Profile fields that differ from the check, compared without regard to case. */
  profile: z.object({ payeeName: z.string(), birthday: z.string(), differs: z.array(kycFieldId) }),
  /** The member's earlier checks, newest first. */
  earlier: z.array(reviewedKyc),
})
export type KycDetail = z.infer<typeof kycDetail>

const id = wholeNumber(2_147_483_647, 1)
const review = { auth: 'operator', permission: 'kyc.review' } as const
const decision = { ...review, method: 'POST', value: reviewedKyc } as const

const queueFilters = {
  state: z.optional(z.enum(KYC_SENT_STATES)),
  /** Username or member id. */
  member: z.optional(textOrNumber(32)),
}

export const queue = endpoint({
  ...review,
  summary: 'Identity checks of the merchant’s members, newest first',
  method: 'GET',
  path: '/wps/operator/kyc',
  query: z.object({ ...queueFilters, ...reportPageQuery(KYC_PAGE_SIZE) }),
  value: z.object({ records: z.array(reviewedKyc), total: z.int(), page: z.int(), totalPages: z.int() }),
  errors: ['request.param.err'],
})

/** What the queue shows, without whole numbers and pictures. Each call is recorded in the audit log. */
export const queueFile = endpoint({
  ...review,
  summary: 'Identity checks of the merchant’s members as a file, every row',
  method: 'GET',
  path: '/wps/operator/kyc/export',
  framing: 'csv',
  query: z.object(queueFilters),
  value: z.string(),
  errors: ['request.param.err'],
})

/** Each call is recorded in the audit log. */
export const detail = endpoint({
  ...review,
  summary: 'One check with its document: the full number and the pictures',
  method: 'GET',
  path: '/wps/operator/kyc/detail',
  query: z.object({ id }),
  value: kycDetail,
  errors: ['no.data'],
})

export const approve = endpoint({
  ...decision,
  summary: 'Approve a check',
  path: '/wps/operator/kyc/approve',
  body: z.object({ id }),
  errors: ['no.data', 'review.decided'],
})

export const reject = endpoint({
  ...decision,
  summary: 'Reject a check with a reason; the member may submit again',
  path: '/wps/operator/kyc/reject',
  body: z.object({ id, reason: text(REASON_MAX, 1) }),
  errors: ['no.data', 'request.param.err', 'review.decided'],
})

/** From then on, calls that need an approved check are refused. Orders already placed stay: operators decide on them. */
export const takeBack = endpoint({
  ...decision,
  summary: 'Take an approval back with a reason; the member may submit again',
  path: '/wps/operator/kyc/take-back',
  body: z.object({ id, reason: text(REASON_MAX, 1) }),
  errors: ['no.data', 'request.param.err', 'kyc.state.changed'],
})
