/** Whether a merchant checks who its members are, and what it asks for. */
import * as z from 'zod'
import { KYC_CHOSEN_FIELDS, KYC_ID_TYPES, KYC_SIDES } from '#contract/kyc-form.ts'

export const kycSettings = z.object({
  isEnabled: z.boolean().default(false),
  /** No withdrawal without an approved check. */
  isRequiredForWithdrawal: z.boolean().default(false),
  /** Documents it takes. */
  idTypes: z.array(z.enum(KYC_ID_TYPES)).default([...KYC_ID_TYPES]),
  /** What is asked beside the document; what is required is asked in any case. */
  fields: z.array(z.enum(KYC_CHOSEN_FIELDS)).default(['fullName', 'birthday', 'address']),
  requiredFields: z.array(z.enum(KYC_CHOSEN_FIELDS)).default(['fullName', 'birthday']),
  pictures: z.array(z.enum(KYC_SIDES)).default([...KYC_SIDES]),
  requiredPictures: z.array(z.enum(KYC_SIDES)).default(['FRONT', 'SELFIE']),
  /** How often a member sends it on one business day. */
  submissionsPerDay: z.int().positive().default(3),
})
export type KycSettings = z.output<typeof kycSettings>
