/** Operators review and decide identity checks: of two concurrent decisions one succeeds. Viewing a document is logged too. */
import type { Query, Value } from '#contract/endpoint.ts'
import { KYC_FIELDS, kycSide, type KycFieldId } from '#contract/identity/kyc/kyc-form.ts'
import type * as kycReviewEndpoints from '#contract/identity/kyc/kyc-review.ts'
import type { KycDetail, ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import type { Language } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { HouseLetter } from '#server/letters/texts/letters.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Live } from '#server/platform/live.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { type KycFilter, type KycRepository, type KycRow, storedValues } from './kyc.repository.ts'
import { pictureAddress } from './kyc.service.ts'
import { presentReview, stateOf } from './present-kyc.ts'
import { KYC_WORDS } from './kyc-words.ts'

interface Deps {
  checks: KycRepository
  box: Pick<SecretBox, 'open'>
  audit: AuditLog
  letters: HouseLetters
  live: Pick<Live, 'push'>
  inTransaction: InTransaction
  clock: Clock
}
export interface KycReviewer extends OperatorFacts {
  merchant: Merchant
  language: Language
}

const MEMBER_ID = /^[1-9]\d{0,8}$/
const ISO_DAY_LENGTH = 10
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function filterOf({ state, member }: Query<typeof kycReviewEndpoints.queue>, { id: merchantId }: Merchant): KycFilter {
  const whose = member ? (MEMBER_ID.test(member) ? { memberId: Number(member) } : { username: member.toLowerCase() }) : {}
  return { merchantId, state, ...whose }
}

export function createReviewKycService({ checks, box, audit, letters, live, inTransaction, clock }: Deps) {
  /** Checks of other members of the merchant with the same number, found by its hash. */
  async function othersOf(rows: readonly KycRow[], merchant: Merchant) {
    const hashes = rows.flatMap(({ numberHash }) => numberHash ?? [])
    const found = hashes.length === 0 ? [] : await checks.withNumbers(merchant.id, hashes)
    return ({ numberHash, memberId }: KycRow) =>
      found.filter((other) => other.numberHash === numberHash && other.memberId !== memberId)
  }
  const countMembers = (rows: readonly KycRow[]) => new Set(rows.map(({ memberId }) => memberId)).size

  async function presentAll(rows: readonly KycRow[], { merchant, language }: KycReviewer): Promise<ReviewedKyc[]> {
    const others = await othersOf(rows, merchant)
    return rows.map((row) => presentReview(row, countMembers(others(row)), language))
  }

  function wholeFields(row: KycRow, language: Language): KycDetail['fields'] {
    const { fields: names, idTypes, incomes } = KYC_WORDS[language]
    const { sourceOfIncome, ...values } = storedValues(row)
    const whole: Partial<Record<KycFieldId, string>> = {
      idType: idTypes[presentReview(row, 0, language).idType],
      idNumber: row.numberSealed === null ? '' : box.open(row.memberId, row.numberSealed),
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

  interface Decision {
    action: 'approve' | 'reject'
    state: 'APPROVED' | 'REJECTED'
    reason: string
    letter: HouseLetter
  }

  async function decide(id: number, { action, state, reason, letter }: Decision, reviewer: KycReviewer): Promise<ReviewedKyc> {
    const { caller, merchant } = reviewer
    const row = await inTransaction(async (tx) => {
      const found = await checks.lock(tx, merchant.id, id)
      if (!found) throw new AppError('no.data')
      if (found.state !== 'PENDING') throw new AppError('review.decided', { data: { state: stateOf(found) } })
      const { operatorId: decidedById, username: decidedByName } = caller
      const decided = { state, reason, decidedAt: clock.now(), decidedById, decidedByName }
      const after = await checks.change(tx, found.id, decided)
      await audit.record(tx, reviewer, {
        action: `kyc.${action}`,
        entity: 'kyc',
        entityId: found.id,
        before: { state: found.state },
        after: { state, member: found.member.username, idType: found.idType },
        reason,
      })
      await letters.write(tx, merchant, { memberId: found.memberId, letter, occasion: `${letter.key}:${found.id}` })
      return after
    })
    live.push(row.memberId, 'kyc.changed', { status: state })
    await letters.announce(merchant, row.memberId)
    return (await presentAll([row], reviewer))[0]!
  }

  return {
    async queue(query: Query<typeof kycReviewEndpoints.queue>, reviewer: KycReviewer) {
      const { page, size } = query
      const { rows, total } = await checks.page(filterOf(query, reviewer.merchant), { page, size })
      const records = await presentAll(rows, reviewer)
      return { records, total, page, totalPages: Math.ceil(total / size) } satisfies Value<typeof kycReviewEndpoints.queue>
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
        othersOf([row], merchant),
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

    /** Throws `no.data`, `review.decided`. */
    approve: (id: number, reviewer: KycReviewer) =>
      decide(id, { action: 'approve', state: 'APPROVED', reason: '', letter: { key: 'kyc.approved', params: {} } }, reviewer),

    /** Throws `no.data`, `review.decided`. */
    reject: (id: number, reason: string, reviewer: KycReviewer) =>
      decide(id, { action: 'reject', state: 'REJECTED', reason, letter: { key: 'kyc.rejected', params: { reason } } }, reviewer),
  }
}
export type ReviewKycService = ReturnType<typeof createReviewKycService>
