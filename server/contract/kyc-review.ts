/** The house’s side of identity checks: its queue, one check with its document, and the decision. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { KYC_STATES, kycFieldId, kycIdType, kycSide, kycState } from './kyc-form.ts'
import { memberStatus } from './member-lock.ts'
import { reportPageQuery, text, textOrNumber, wholeNumber } from './wire.ts'

export const KYC_PAGE_SIZE = 25
const REASON_MAX = 200

/** What was sent; a check that is still being filled in is the member’s alone. */
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
  /** Its last digits. */
  idNumber: z.string(),
  submittedAt: z.int(),
  decidedAt: z.nullable(z.int()),
  /** An operator’s username; empty before. */
  decidedBy: z.string(),
  reason: z.string(),
  /** Other members of the merchant who sent a document of the same number. */
  sharedWith: z.int(),
})
export type ReviewedKyc = z.infer<typeof reviewedKyc>

const sameNumber = z.object({ id: z.int(), memberId: z.int(), username: z.string(), state: kycState, submittedAt: z.int() })

export const kycDetail = z.object({
  check: reviewedKyc,
  /** Whole, the document’s number too. */
  fields: z.array(z.object({ fieldId: kycFieldId, fieldName: z.string(), fieldValue: z.string() })),
  /** As data URLs. */
  pictures: z.array(z.object({ side: kycSide, name: z.string(), picture: z.string() })),
  sameNumber: z.array(sameNumber),
  /** What the profile says otherwise than the check: compared letter by letter, whatever their case. */
  profile: z.object({ payeeName: z.string(), birthday: z.string(), differs: z.array(kycFieldId) }),
  /** The member’s earlier ones, newest first. */
  earlier: z.array(reviewedKyc),
})
export type KycDetail = z.infer<typeof kycDetail>

const id = wholeNumber(2_147_483_647, 1)
const review = { auth: 'operator', permission: 'kyc.review' } as const
const decision = { ...review, method: 'POST', value: reviewedKyc } as const

export const kycReviewEndpoints = {
  queue: endpoint({
    ...review,
    summary: 'Identity checks of the merchant’s members, newest first',
    method: 'GET',
    path: '/wps/operator/kyc',
    query: z.object({
      state: z.optional(z.enum(KYC_SENT_STATES)),
      /** Username or member id. */
      member: z.optional(textOrNumber(32)),
      ...reportPageQuery(KYC_PAGE_SIZE),
    }),
    value: z.object({ records: z.array(reviewedKyc), total: z.int(), page: z.int(), totalPages: z.int() }),
    errors: ['request.param.err'],
  }),
  /** Each reading stands in the audit log. */
  detail: endpoint({
    ...review,
    summary: 'One check with its document: the whole number and the pictures',
    method: 'GET',
    path: '/wps/operator/kyc/detail',
    query: z.object({ id }),
    value: kycDetail,
    errors: ['no.data'],
  }),
  approve: endpoint({
    ...decision,
    summary: 'The member is who they say: decided once and for good',
    path: '/wps/operator/kyc/approve',
    body: z.object({ id }),
    errors: ['no.data', 'review.decided'],
  }),
  reject: endpoint({
    ...decision,
    summary: 'The document does not do; the member reads why and may send again',
    path: '/wps/operator/kyc/reject',
    body: z.object({ id, reason: text(REASON_MAX, 1) }),
    errors: ['no.data', 'request.param.err', 'review.decided'],
  }),
}
