/** The form that a merchant's settings define: its fields, their types and labels. Pure. */
import type { KycDictionary, KycField } from '#contract/identity/kyc/kyc.ts'
import {
  KYC_CHOSEN_FIELDS,
  KYC_DOCUMENT_FIELDS,
  KYC_INCOMES,
  KYC_SIDES,
  KYC_VALUE_MAX,
  type KycFieldId,
  type KycFieldType,
  type KycSide,
} from '#contract/identity/kyc/kyc-form.ts'
import type { Language } from '#contract/wire.ts'
import type { KycSettings } from '#server/platform/merchant/kyc-settings.ts'
import { KYC_WORDS } from './kyc-words.ts'

export const KYC_FIELD_TYPE: Readonly<Record<KycFieldId, KycFieldType>> = {
  idType: 'SELECT',
  idNumber: 'NUMBER',
  fullName: 'TEXT',
  birthday: 'DATE',
  placeOfBirth: 'TEXT',
  nationality: 'TEXT',
  address: 'TEXT',
  occupation: 'TEXT',
  sourceOfIncome: 'SELECT',
  expiryDate: 'DATE',
  mobileNo: 'MOBILE',
  email: 'EMAIL',
}

/** The format of each type; empty if other rules decide. */
export const KYC_TYPE_RULES: Readonly<Record<KycFieldType, { pattern: string; maxLength: number }>> = {
  /** No markup, no invisible characters. */
  TEXT: { pattern: '[^<>\\p{C}]{2,}', maxLength: KYC_VALUE_MAX },
  /** Letters and digits, possibly separated by spaces and hyphens. */
  NUMBER: { pattern: '[A-Za-z0-9](?:[ -]?[A-Za-z0-9]){3,29}', maxLength: 60 },
  DATE: { pattern: '\\d{4}-\\d{2}-\\d{2}', maxLength: 10 },
  SELECT: { pattern: '', maxLength: 32 },
  MOBILE: { pattern: '', maxLength: 16 },
  EMAIL: { pattern: '', maxLength: 255 },
}

const isDocumentField = (fieldId: KycFieldId) => KYC_DOCUMENT_FIELDS.some((own) => own === fieldId)

/** In the order of the form. */
export const askedFields = ({ fields, requiredFields }: KycSettings): KycFieldId[] => [
  ...KYC_DOCUMENT_FIELDS,
  ...KYC_CHOSEN_FIELDS.filter((fieldId) => fields.includes(fieldId) || requiredFields.includes(fieldId)),
]
export const isFieldRequired = ({ requiredFields }: KycSettings, fieldId: KycFieldId): boolean =>
  isDocumentField(fieldId) || requiredFields.some((required) => required === fieldId)

export const askedSides = ({ pictures, requiredPictures }: KycSettings): KycSide[] =>
  KYC_SIDES.filter((side) => pictures.includes(side) || requiredPictures.includes(side))
export const requiredSides = ({ requiredPictures }: KycSettings): KycSide[] =>
  KYC_SIDES.filter((side) => requiredPictures.includes(side))

function optionsOf(fieldId: KycFieldId, settings: KycSettings, language: Language): KycField['options'] {
  const { idTypes, incomes } = KYC_WORDS[language]
  if (fieldId === 'idType') return settings.idTypes.map((value) => ({ value, name: idTypes[value] }))
  if (fieldId === 'sourceOfIncome') return KYC_INCOMES.map((value) => ({ value, name: incomes[value] }))
  return []
}

export function kycForm(settings: KycSettings, language: Language): KycDictionary {
  const words = KYC_WORDS[language]
  return {
    idTypes: settings.idTypes.map((idType) => ({ idType, idTypeName: words.idTypes[idType] })),
    fields: askedFields(settings).map((fieldId) => {
      const fieldType = KYC_FIELD_TYPE[fieldId]
      return {
        fieldId,
        fieldName: words.fields[fieldId],
        fieldType,
        isRequired: isFieldRequired(settings, fieldId),
        maxLength: KYC_TYPE_RULES[fieldType].maxLength,
        options: optionsOf(fieldId, settings, language),
      }
    }),
    pictures: askedSides(settings).map((side) => ({
      side,
      name: words.sides[side],
      isRequired: settings.requiredPictures.includes(side),
    })),
  }
}
