/** The form's values: what it starts with, and what is sent. */
import type { KycField, KycStatus } from '#contract/identity/kyc/kyc.ts'
import type { KycFieldId } from '#contract/identity/kyc/kyc-form.ts'

export type KycValues = Partial<Record<KycFieldId, string>>

/** Taken from the account once they are verified. */
const CONTACTS: readonly KycFieldId[] = ['mobileNo', 'email']
export const isContact = (fieldId: KycFieldId): boolean => CONTACTS.includes(fieldId)

interface Known {
  payeeName: string
  birthday: string
}

/** What was sent before, otherwise what the account knows. The server never returns the whole number, so it starts empty. */
export function firstValues({ fields }: Pick<KycStatus, 'fields'>, { payeeName, birthday }: Known): KycValues {
  const sent = Object.fromEntries(fields.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]))
  const { idNumber: _masked, ...values } = { fullName: payeeName, birthday, ...sent } as KycValues
  return values
}

/** The masked number that is kept if no other is typed; empty if there is none. */
export const keptNumber = ({ fields }: Pick<KycStatus, 'fields'>): string =>
  fields.find(({ fieldId }) => fieldId === 'idNumber')?.fieldValue ?? ''

/** The required fields that are empty. */
export const missingFields = (fields: readonly KycField[], values: KycValues, kept: string): KycFieldId[] =>
  fields
    .filter(({ fieldId, isRequired }) => isRequired && !isContact(fieldId) && !(fieldId === 'idNumber' && kept !== ''))
    .filter(({ fieldId }) => !values[fieldId]?.trim())
    .map(({ fieldId }) => fieldId)

/** A number that was not typed again is kept; an emptied field is deleted. */
export const fieldsToSend = (fields: readonly KycField[], values: KycValues) =>
  fields.flatMap(({ fieldId }) => {
    const fieldValue = (values[fieldId] ?? '').trim()
    if (isContact(fieldId) || (fieldId === 'idNumber' && fieldValue === '')) return []
    return [{ fieldId, fieldValue }]
  })
