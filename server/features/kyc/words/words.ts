/** What the form of an identity check is called in each language: fields, documents, pictures. */
import type { KycFieldId, KycIdType, KycIncome, KycSide } from '#contract/kyc-form.ts'
import type { Language } from '#contract/wire.ts'
import { en } from './en.ts'
import { tl } from './tl.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export interface KycWords {
  fields: Record<KycFieldId, string>
  idTypes: Record<KycIdType, string>
  sides: Record<KycSide, string>
  incomes: Record<KycIncome, string>
}

export const KYC_WORDS: Readonly<Record<Language, KycWords>> = { en, tl, vi, zh }
