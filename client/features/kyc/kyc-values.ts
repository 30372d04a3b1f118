/** The form's values: what it begins with, and what of it is sent. */
import type { KycField, KycStatus } from '#contract/kyc.ts'
import type { KycFieldId } from '#contract/kyc-form.ts'

export type KycValues = Partial<Record<KycFieldId, string>>

/** Stand in from the account once they are verified. */
const CONTACTS: readonly KycFieldId[] = ['mobileNo', 'email']
export const isContact = (fieldId: KycFieldId): boolean => CONTACTS.includes(fieldId)

interface Known {
  payeeName: string
  birthday: string
}

/** What was sent before; else what the account knows. The number is never sent back whole, so it begins empty. */
export function firstValues({ fields }: Pick<KycStatus, 'fields'>, { payeeName, birthday }: Known): KycValues {
  const sent = Object.fromEntries(fields.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]))
  const { idNumber: _masked, ...values } = { fullName: payeeName, birthday, ...sent } as KycValues
  return values
}

/** The masked number that is kept where no other is typed; empty where there is none. */
export const keptNumber = ({ fields }: Pick<KycStatus, 'fields'>): string =>
  fields.find(({ fieldId }) => fieldId === 'idNumber')?.fieldValue ?? ''

/** The fields that must be filled in and are not. */
export const missingFields = (fields: readonly KycField[], values: KycValues, kept: string): KycFieldId[] =>
  fields
    .filter(({ fieldId, isRequired }) => isRequired && !isContact(fieldId) && !(fieldId === 'idNumber' && kept !== ''))
    .filter(({ fieldId }) => !values[fieldId]?.trim())
    .map(({ fieldId }) => fieldId)

/** A number that was not typed again stays; an emptied field is taken away. */
export const fieldsToSend = (fields: readonly KycField[], values: KycValues) =>
  fields.flatMap(({ fieldId }) => {
    const fieldValue = (values[fieldId] ?? '').trim()
    if (isContact(fieldId) || (fieldId === 'idNumber' && fieldValue === '')) return []
    return [{ fieldId, fieldValue }]
  })
