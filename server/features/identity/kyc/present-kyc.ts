/** Checks as members and operators read them. */
import type { KycStatus } from '#contract/identity/kyc/kyc.ts'
import { kycIdType, kycSide, kycState } from '#contract/identity/kyc/kyc-form.ts'
import type { ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import { memberStatus } from '#contract/member-status.ts'
import type { Language } from '#contract/wire.ts'
import type { KycSettings } from '#server/platform/merchant/kyc-settings.ts'
import { askedFields } from './kyc-form.ts'
import { type KycRow, storedValues } from './kyc.repository.ts'
import { KYC_WORDS } from './kyc-words.ts'

export const stateOf = ({ state }: Pick<KycRow, 'state'>) => kycState.parse(state)

/** The values, with all but the last digits of the number masked; no number once retention has deleted it. */
export function maskedFields(row: KycRow, settings: KycSettings): KycStatus['fields'] {
  const idNumber = row.numberSealed === null ? '' : row.numberMasked
  const values = { ...storedValues(row), idType: row.idType, idNumber }
  return askedFields(settings).flatMap((fieldId) => {
    const fieldValue = values[fieldId]
    return fieldValue ? [{ fieldId, fieldValue }] : []
  })
}

export const sidesOf = ({ pictures }: Pick<KycRow, 'pictures'>): KycStatus['pictures'] =>
  pictures.map(({ side, createdAt }) => ({ side: kycSide.parse(side), uploadedAt: createdAt.getTime() }))

/** Whether it was approved and an operator took the approval back. */
export const isTakenBack = ({ approvedAt }: Pick<KycRow, 'approvedAt'>): boolean => approvedAt !== null

export function presentReview(row: KycRow, sharedWith: number, language: Language): ReviewedKyc {
  const { id, memberId, member, numberMasked, decidedByName, reason } = row
  const idType = kycIdType.parse(row.idType)
  return {
    id: Number(id),
    memberId,
    username: member.username,
    memberStatus: memberStatus.parse(member.status),
    isTest: member.isTest,
    state: stateOf(row),
    idType,
    idTypeName: KYC_WORDS[language].idTypes[idType],
    idNumber: numberMasked,
    submittedAt: (row.submittedAt ?? row.createdAt).getTime(),
    decidedAt: row.decidedAt?.getTime() ?? null,
    decidedBy: decidedByName,
    reason,
    approvedAt: row.approvedAt?.getTime() ?? null,
    approvedBy: row.approvedByName,
    erasedAt: row.erasedAt?.getTime() ?? null,
    sharedWith,
  }
}
