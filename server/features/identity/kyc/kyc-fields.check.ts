/** Validates the form's values and names the invalid field. Contacts are checked in kyc-contacts.ts. */
import type { KycFieldId } from '#contract/identity/kyc/kyc-form.ts'
import type { WrittenField } from '#contract/identity/kyc/kyc.ts'
import { isOfAge, parseBirthday } from '#server/features/identity/member/birthday.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { KYC_FIELD_TYPE, KYC_TYPE_RULES, askedFields, isFieldRequired, kycForm } from './kyc-form.ts'

type House = Pick<Merchant, 'settings' | 'timezone'>
export type KycValues = Partial<Record<KycFieldId, string>>

export const refuseField = (path: KycFieldId, message: string) =>
  new AppError('request.param.err', { fields: [{ path, message }] })

/** Throws `kyc.underage` with the minimum age (ACC-04). */
export function checkAge(value: string, { settings, timezone }: House, now: Date): void {
  const born = parseBirthday(value)
  if (!born || businessDay(now, timezone) < value) throw refuseField('birthday', 'pattern')
  const { minimumAge } = settings.registration
  if (!isOfAge(born, minimumAge, now, timezone)) throw new AppError('kyc.underage', { data: { minimumAge } })
}

/** Throws `request.param.err` with the field. */
export function checkExpiry(value: string, { timezone }: House, now: Date): void {
  if (!parseBirthday(value)) throw refuseField('expiryDate', 'pattern')
  if (value < businessDay(now, timezone)) throw refuseField('expiryDate', 'expired')
}

function checkValue(fieldId: KycFieldId, value: string, house: House, now: Date): void {
  const { pattern, maxLength } = KYC_TYPE_RULES[KYC_FIELD_TYPE[fieldId]]
  if (value.length > maxLength) throw refuseField(fieldId, 'length')
  if (pattern !== '' && !new RegExp(`^${pattern}$`, 'u').test(value)) throw refuseField(fieldId, 'pattern')
  if (fieldId === 'birthday') checkAge(value, house, now)
  if (fieldId === 'expiryDate') checkExpiry(value, house, now)
  // The language does not matter here.
  const options = kycForm(house.settings.kyc, 'en').fields.find((field) => field.fieldId === fieldId)?.options ?? []
  if (options.length > 0 && !options.some((option) => option.value === value)) throw refuseField(fieldId, 'pattern')
}

/**
 * Every value, trimmed; if a field is repeated, the last one counts. Throws `request.param.err` for a field the form does not
 * have or an invalid value, `kyc.underage`.
 */
export function checkWritten(written: readonly WrittenField[], house: House, now: Date): KycValues {
  const asked = askedFields(house.settings.kyc)
  const values: KycValues = {}
  for (const { fieldId, fieldValue: value } of written) {
    if (!asked.includes(fieldId)) throw refuseField(fieldId, 'not part of the form')
    if (value !== '') checkValue(fieldId, value, house, now)
    values[fieldId] = value
  }
  return values
}

/**
 * Throws `request.param.err` with every missing field, and the errors of rules that have changed since the values were written.
 */
export function checkComplete(values: KycValues, house: House, now: Date): void {
  const { kyc } = house.settings
  const missing = askedFields(kyc).filter((fieldId) => isFieldRequired(kyc, fieldId) && !values[fieldId])
  if (missing.length > 0)
    throw new AppError('request.param.err', { fields: missing.map((path) => ({ path, message: 'required' })) })
  for (const fieldId of askedFields(kyc)) {
    const value = values[fieldId]
    if (value) checkValue(fieldId, value, house, now)
  }
}

/** For comparing numbers: ignores spaces, hyphens and case. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[ -]/g, '').toUpperCase()
