/** Whether a merchant checks its members' identity, and what it requires. */
import * as z from 'zod'
import { KYC_CHOSEN_FIELDS, KYC_ID_TYPES, KYC_SIDES } from '#contract/identity/kyc/kyc-form.ts'

const days = (standard: number) => z.int().nonnegative().default(standard)
/** How many days pictures and numbers are kept before retention deletes them; 0 = for ever. */
const keepDays = z.object({
  /** Approved, even if taken back: from the closing of the account. Five years, as most licences require. */
  approved: days(1_825),
  /** Rejected: from the decision. Not yet decided: from the closing of the account. */
  rejected: days(90),
  /** Never submitted: from the last change. */
  draft: days(30),
})

export const kycSettings = z.object({
  isEnabled: z.boolean().default(false),
  /** Withdrawals need an approved check. */
  isRequiredForWithdrawal: z.boolean().default(false),
  /** Accepted documents. */
  idTypes: z.array(z.enum(KYC_ID_TYPES)).default([...KYC_ID_TYPES]),
  /** Fields required besides the document; some are always required. */
  fields: z.array(z.enum(KYC_CHOSEN_FIELDS)).default(['fullName', 'birthday', 'address']),
  requiredFields: z.array(z.enum(KYC_CHOSEN_FIELDS)).default(['fullName', 'birthday']),
  pictures: z.array(z.enum(KYC_SIDES)).default([...KYC_SIDES]),
  requiredPictures: z.array(z.enum(KYC_SIDES)).default(['FRONT', 'SELFIE']),
  /** How often a member may submit on one business day. */
  submissionsPerDay: z.int().positive().default(3),
  keepDays: keepDays.prefault({}),
})
export type KycSettings = z.output<typeof kycSettings>
