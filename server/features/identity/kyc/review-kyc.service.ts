/** Operators read identity checks: the queue, and one check with its document. Each view of a document is logged. */
import type { Query, Value } from '#contract/endpoint.ts'
import { KYC_FIELDS, kycSide, type KycFieldId } from '#contract/identity/kyc/kyc-form.ts'
import type * as kycReviewEndpoints from '#contract/identity/kyc/kyc-review.ts'
import type { KycDetail } from '#contract/identity/kyc/kyc-review.ts'
import type { Language } from '#contract/wire.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { type KycFilter, type KycRepository, type KycRow, storedValues } from './kyc.repository.ts'
import { KYC_FILE_HEAD, kycFileRow } from './kyc-file.ts'
import { pictureAddress } from './kyc.service.ts'
import { presentReview } from './present-kyc.ts'
import { countMembers, type KycReviewer, type ReviewPresenter } from './present-reviews.ts'
import { KYC_WORDS } from './kyc-words.ts'

interface Deps {
  checks: KycRepository
  presenter: ReviewPresenter
  box: Pick<SecretBox, 'open'>
  audit: AuditLog
  inTransaction: InTransaction
}

const MEMBER_ID = /^[1-9]\d{0,8}$/
const ISO_DAY_LENGTH = 10
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function filterOf({ state, member }: Query<typeof kycReviewEndpoints.queueFile>, { id: merchantId }: Merchant): KycFilter {
  const whose = member ? (MEMBER_ID.test(member) ? { memberId: Number(member) } : { username: member.toLowerCase() }) : {}
  return { merchantId, state, ...whose }
}

export function createReviewKycService({ checks, presenter, box, audit, inTransaction }: Deps) {
  function wholeFields(row: KycRow, language: Language): KycDetail['fields'] {
    const { fields: names, idTypes, incomes } = KYC_WORDS[language]
    const { sourceOfIncome, ...values } = storedValues(row)
    const whole: Partial<Record<KycFieldId, string>> = {
      idType: idTypes[presentReview(row, 0, language).idType],
      idNumber: row.numberSealed === null ? row.numberMasked : box.open(row.memberId, row.numberSealed),
      ...values,
      ...(sourceOfIncome && { sourceOfIncome: incomes[sourceOfIncome as keyof typeof incomes] }),
    }
    return KYC_FIELDS.flatMap((fieldId) => {
      const fieldValue = whole[fieldId]
      return fieldValue ? [{ fieldId, fieldName: names[fieldId], fieldValue }] : []
    })
  }

  function profileOf(row: KycRow): KycDetail['profile'] {
    const { fullName, birthday: typed } = storedValues(row)
    const payeeName = row.member.payeeName ?? ''
    const birthday = row.member.birthday?.toISOString().slice(0, ISO_DAY_LENGTH) ?? ''
    const differs: KycFieldId[] = []
    if (payeeName && fullName && !isSame(payeeName, fullName)) differs.push('fullName')
    if (birthday && typed && birthday !== typed) differs.push('birthday')
    return { payeeName, birthday, differs }
  }

  return {
    async queue(query: Query<typeof kycReviewEndpoints.queue>, reviewer: KycReviewer) {
      const { page, size } = query
      const { rows, total } = await checks.page(filterOf(query, reviewer.merchant), { page, size })
      const records = await presenter.presentAll(rows, reviewer)
      return { records, total, page, totalPages: Math.ceil(total / size) } satisfies Value<typeof kycReviewEndpoints.queue>
    },

    /** Logged before anything is sent, because the file leaves the back office. */
    async file(query: Query<typeof kycReviewEndpoints.queueFile>, reviewer: KycReviewer) {
      const { merchant } = reviewer
      const { state = 'ALL', member = '' } = query
      await inTransaction((tx) =>
        audit.record(tx, reviewer, { action: 'kyc.export', entity: 'kyc', entityId: 'queue', after: { state, member } }),
      )
      const filter = filterOf(query, merchant)
      const pages = filePages<KycRow>(
        (last, take) => checks.older(filter, last?.id, take),
        async (rows) => (await presenter.presentAll(rows, reviewer)).map((row) => kycFileRow(row, merchant.timezone)),
      )
      return csvAnswer('identity-checks.csv', KYC_FILE_HEAD, pages)
    },

    /** Logged before anything is shown. Throws `no.data`. */
    async detail(id: number, reviewer: KycReviewer): Promise<KycDetail> {
      const { merchant, language } = reviewer
      const row = await inTransaction(async (tx) => {
        const found = await checks.find(merchant.id, id, tx)
        if (!found) throw new AppError('no.data')
        const after = { member: found.member.username, state: found.state }
        await audit.record(tx, reviewer, { action: 'kyc.read', entity: 'kyc', entityId: found.id, after })
        return found
      })
      const [pictures, others, earlier] = await Promise.all([
        checks.pictures(row.id),
        presenter.othersOf([row], merchant),
        checks.earlier(row),
      ])
      return {
        check: presentReview(row, countMembers(others(row)), language),
        fields: wholeFields(row, language),
        pictures: pictures.map((picture) => {
          const side = kycSide.parse(picture.side)
          return { side, name: KYC_WORDS[language].sides[side], picture: pictureAddress(picture) }
        }),
        sameNumber: others(row).map((other) => {
          const { username, state, submittedAt, id: otherId } = presentReview(other, 0, language)
          return { id: otherId, memberId: other.memberId, username, state, submittedAt }
        }),
        profile: profileOf(row),
        earlier: earlier.map((one) => presentReview(one, 0, language)),
      }
    },
  }
}
export type ReviewKycService = ReturnType<typeof createReviewKycService>
