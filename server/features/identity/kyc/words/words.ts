/** The labels an identity check's form needs. */
import type { KycFieldId, KycIdType, KycIncome, KycSide } from '#contract/identity/kyc/kyc-form.ts'

export interface KycWords {
  fields: Record<KycFieldId, string>
  idTypes: Record<KycIdType, string>
  sides: Record<KycSide, string>
  incomes: Record<KycIncome, string>
}
