/** Checks as operators read them, with a warning if another member sent the same number. */
import type { ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import type { Language } from '#contract/wire.ts'
import type { OperatorFacts } from '#server/audit/audit-log.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { KycRepository, KycRow } from './kyc.repository.ts'
import { presentReview } from './present-kyc.ts'

export interface KycReviewer extends OperatorFacts {
  merchant: Merchant
  language: Language
}

export const countMembers = (rows: readonly KycRow[]) => new Set(rows.map(({ memberId }) => memberId)).size

export function createReviewPresenter({ checks }: { checks: Pick<KycRepository, 'withNumbers'> }) {
  /** Checks of other members of the merchant with the same number, found by its hash. */
  async function othersOf(rows: readonly KycRow[], merchant: Pick<Merchant, 'id'>) {
    const hashes = rows.flatMap(({ numberHash }) => numberHash ?? [])
    const found = hashes.length === 0 ? [] : await checks.withNumbers(merchant.id, hashes)
    return ({ numberHash, memberId }: KycRow) =>
      found.filter((other) => other.numberHash === numberHash && other.memberId !== memberId)
  }

  return {
    othersOf,
    async presentAll(
      rows: readonly KycRow[],
      { merchant, language }: Pick<KycReviewer, 'merchant' | 'language'>,
    ): Promise<ReviewedKyc[]> {
      const others = await othersOf(rows, merchant)
      return rows.map((row) => presentReview(row, countMembers(others(row)), language))
    },
  }
}
export type ReviewPresenter = ReturnType<typeof createReviewPresenter>
