/** What an identity check may ask for: documents, fields and pictures. A merchant chooses from them (`kyc` in its settings). */
import * as z from 'zod/mini'

export const KYC_STATES = ['NOT_SUBMITTED', 'PENDING', 'APPROVED', 'REJECTED'] as const
/**
 * NOT_SUBMITTED: nothing sent yet. PENDING: waits for an operator. APPROVED: valid until an operator takes it back. REJECTED: not
 * accepted, or the approval was taken back; with a reason, and the member may submit again.
 */
export const kycState = z.enum(KYC_STATES)
export type KycState = z.infer<typeof kycState>

export const KYC_ID_TYPES = [
  'PHILSYS',
  'PASSPORT',
  'DRIVERS_LICENSE',
  'UMID',
  'SSS_ID',
  'PRC_ID',
  'POSTAL_ID',
  'VOTERS_ID',
] as const
export const kycIdType = z.enum(KYC_ID_TYPES)
export type KycIdType = z.infer<typeof kycIdType>

/** Always required. */
export const KYC_DOCUMENT_FIELDS = ['idType', 'idNumber'] as const
/** Required if the merchant chooses them. */
export const KYC_CHOSEN_FIELDS = [
  'fullName',
  'birthday',
  'placeOfBirth',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'expiryDate',
  'mobileNo',
  'email',
] as const
export const KYC_FIELDS = [...KYC_DOCUMENT_FIELDS, ...KYC_CHOSEN_FIELDS] as const
export const kycFieldId = z.enum(KYC_FIELDS)
export type KycFieldId = z.infer<typeof kycFieldId>

export const KYC_INCOMES = ['SALARY', 'BUSINESS', 'REMITTANCE', 'PENSION', 'SAVINGS', 'OTHER'] as const
export type KycIncome = (typeof KYC_INCOMES)[number]

/** The document’s front and back, and the member holding it. */
export const KYC_SIDES = ['FRONT', 'BACK', 'SELFIE'] as const
export const kycSide = z.enum(KYC_SIDES)
export type KycSide = z.infer<typeof kycSide>

export const KYC_FIELD_TYPES = ['TEXT', 'NUMBER', 'DATE', 'SELECT', 'MOBILE', 'EMAIL'] as const
export const kycFieldType = z.enum(KYC_FIELD_TYPES)
export type KycFieldType = z.infer<typeof kycFieldType>

export const KYC_PICTURE_MAX_BYTES = 5 * 1_024 * 1_024
export const KYC_VALUE_MAX = 200
