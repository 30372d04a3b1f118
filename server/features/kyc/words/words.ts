/** What the form of an identity check needs words for. */
import type { KycFieldId, KycIdType, KycIncome, KycSide } from '#contract/kyc-form.ts'

export interface KycWords {
  fields: Record<KycFieldId, string>
  idTypes: Record<KycIdType, string>
  sides: Record<KycSide, string>
  incomes: Record<KycIncome, string>
}
