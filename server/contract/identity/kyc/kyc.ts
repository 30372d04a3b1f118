/**
 * Identity checks, the member’s side (WIR-23). Only the names of real clients’ calls are known; the answers are our own. A
 * check is filled in with `saveFields` and `uploadPicture` and submitted with `verify`, or filled in and submitted at once with
 * `submitMaterials`. An operator decides (kyc-review.ts).
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  KYC_FIELDS,
  KYC_PICTURE_MAX_BYTES,
  KYC_VALUE_MAX,
  kycFieldId,
  kycFieldType,
  kycIdType,
  kycSide,
  kycState,
} from './kyc-form.ts'
import { CODE_MAX, type MemberType, text, textOrNumber } from '../../wire.ts'

/** Real members; trial accounts (4 and 40) are refused with `trial.not.allowed`. */
export const KYC_MEMBER_TYPES: readonly MemberType[] = [0, 1, 2, 41, 42]

const option = z.object({
  /** The value to send if it is chosen. */
  value: z.string(),
  name: z.string(),
})

/** A field of the form, in the caller’s language. */
export const kycField = z.object({
  fieldId: kycFieldId,
  fieldName: z.string(),
  fieldType: kycFieldType,
  isRequired: z.boolean(),
  maxLength: z.int(),
  /** For SELECT. */
  options: z.array(option),
})
export type KycField = z.infer<typeof kycField>

export const kycPicture = z.object({ side: kycSide, name: z.string(), isRequired: z.boolean() })
export type KycPicture = z.infer<typeof kycPicture>

/** Everything the form asks for. */
export const kycDictionary = z.object({
  idTypes: z.array(z.object({ idType: kycIdType, idTypeName: z.string() })),
  fields: z.array(kycField),
  pictures: z.array(kycPicture),
})
export type KycDictionary = z.infer<typeof kycDictionary>

const filledField = z.object({ fieldId: kycFieldId, fieldValue: z.string() })

export const kycStatus = z.object({
  /** False: the merchant makes no identity checks, and all other calls return `function.not.available`. */
  isEnabled: z.boolean(),
  /** Withdrawals need an approved check. */
  isRequiredForWithdrawal: z.boolean(),
  status: kycState,
  /** Values submitted or filled in since; only the last digits of the document's number are shown. */
  fields: z.array(filledField),
  /** Pictures of the current check; after a rejection new ones are needed. */
  pictures: z.array(z.object({ side: kycSide, uploadedAt: z.int() })),
  /** Why the check was rejected, or why its approval was taken back. */
  reason: z.string(),
  /** The check was approved first, and is REJECTED because an operator took the approval back. */
  isTakenBack: z.boolean(),
  /** Epoch ms; null = not submitted. */
  submittedAt: z.nullable(z.int()),
  decidedAt: z.nullable(z.int()),
  /** How many more times the member may submit today. */
  submissionsLeft: z.int(),
})
export type KycStatus = z.infer<typeof kycStatus>

export const kycMerchantSetting = z.object({
  isEnabled: z.boolean(),
  isRequiredForWithdrawal: z.boolean(),
  /** In full years, in the merchant's time zone. */
  minimumAge: z.int(),
  submissionsPerDay: z.int(),
  maxPictureBytes: z.int(),
  pictureTypes: z.array(z.string()),
})

/** A question in the other subsystem's form, which has fields and pictures in one list. */
export const kycQuestion = z.object({
  /** A `fieldId`, or the side of a picture. */
  questionId: z.string(),
  questionName: z.string(),
  /** A `fieldType`, or PICTURE: uploaded with `uploadPicture`, not answered here. */
  questionType: z.enum([...kycFieldType.options, 'PICTURE']),
  isRequired: z.boolean(),
  /** The choices, if the answer is one of several. */
  options: z.array(option),
})

/** Known values to fill the form with. Contacts are masked. */
const knownPlayer = z.object({
  username: z.string(),
  payeeName: z.string(),
  /** `yyyy-MM-dd`; empty if not set. */
  birthday: z.string(),
  mobileNo: z.string(),
  mobileVerified: z.boolean(),
  email: z.string(),
  emailVerified: z.boolean(),
})

const writtenField = z.object({
  fieldId: kycFieldId,
  /** Empty clears the value. Dates are `yyyy-MM-dd`. */
  fieldValue: textOrNumber(KYC_VALUE_MAX),
  /** For `mobileNo`, e.g. `63`. */
  countryCode: z.optional(textOrNumber(4)),
  /** The code sent to a `mobileNo` or `email` that is not the account's verified one. */
  verificationCode: z.optional(textOrNumber(CODE_MAX)),
})
export type WrittenField = z.output<typeof writtenField>
const fields = z.array(writtenField).check(z.maxLength(KYC_FIELDS.length))

const member = { auth: 'member', memberTypes: KYC_MEMBER_TYPES } as const
const sending = { ...member, method: 'POST', tier: 'sensitive', value: kycStatus } as const
const FIELD_ERRORS = [
  'function.not.available',
  'kyc.state.changed',
  'kyc.underage',
  'not_verified_mobileNo',
  'not_verified_email',
  'validate_verification_code_error',
  'max.attempt.limit',
  'permission.denied',
] as const
const SUBMIT_ERRORS = ['kyc.pictures.missing', 'kyc.submissions.limit'] as const

/** `isEnabled` is false if the merchant makes no identity checks. */
export const status = endpoint({
  ...member,
  summary: 'The status of the member’s identity check, and what was submitted',
  method: 'GET',
  relay: 'MCSFE_getCustomerKycStatus',
  value: kycStatus,
})

export const merchantSetting = endpoint({
  ...member,
  summary: 'Whether and when the merchant requires identity checks',
  method: 'GET',
  relay: 'MCSFE_getCustomerKycMerchantSetting',
  /** `mobile`; all versions have the same content. */
  query: z.object({ contentVersion: z.optional(text(32)) }),
  value: kycMerchantSetting,
})

/** Always MANUAL: operators review checks. No other provider is connected. */
export const providerSetting = endpoint({
  ...member,
  summary: 'Who reviews identity checks',
  method: 'GET',
  relay: 'MCSFE_getKycProviderSetting',
  value: z.object({
    /** MANUAL: operators check. */
    provider: z.literal('MANUAL'),
    providers: z.array(z.string()),
  }),
  errors: ['function.not.available'],
})

export const fieldType = endpoint({
  ...member,
  summary: 'Rules for one kind of field, or for all kinds',
  method: 'GET',
  relay: 'MCSFE_getFieldType',
  query: z.object({ fieldType: z.optional(kycFieldType) }),
  value: z.array(
    z.object({
      fieldType: kycFieldType,
      /** A regular expression for the whole value; empty if other rules decide. */
      pattern: z.string(),
      maxLength: z.int(),
      fieldIds: z.array(kycFieldId),
    }),
  ),
  errors: ['function.not.available', 'request.param.err'],
})

export const dictionary = endpoint({
  ...member,
  summary: 'The form: documents, fields and pictures the merchant asks for, in the caller’s language',
  method: 'GET',
  relay: 'MCSFE_getDictionaryIdTypeAndKycFields',
  value: kycDictionary,
  errors: ['function.not.available'],
})

export const playerInfo = endpoint({
  ...member,
  summary: 'Values of the account to fill the form with',
  method: 'GET',
  relay: 'MCSFE_getPlayerInfo',
  value: knownPlayer,
  errors: ['function.not.available'],
})

/** Values submitted before may be left out: they stay. Refused fields are named in `value.fields`. */
export const saveFields = endpoint({
  ...sending,
  summary: 'Fill in the document and the fields, without submitting',
  method: ['POST', 'PUT'],
  relay: 'MCSFE_updateIdTypeAndKycFields',
  body: z.object({ fields }),
  errors: [...FIELD_ERRORS],
})

/** A second picture of the same side replaces the first. */
export const uploadPicture = endpoint({
  ...sending,
  summary: 'Upload a picture of the document; it is re-encoded, and only its owner and operators can see it',
  relay: 'MCSFE_uploadIdImg',
  upload: { maxFiles: 1, maxBytes: KYC_PICTURE_MAX_BYTES, isTextToo: true },
  body: z.object({ side: z._default(kycSide, 'FRONT'), image: z.optional(z.string()) }),
  errors: [
    'function.not.available',
    'request.param.err',
    'kyc.state.changed',
    'permission.denied',
    'upload.type.err',
    'upload.too.large',
  ],
})

export const picture = endpoint({
  ...member,
  summary: 'One of the member’s own pictures',
  method: 'GET',
  relay: 'MCSFE_getIdPicture',
  query: z.object({ side: z._default(kycSide, 'FRONT') }),
  /** `picture`: a data URL. */
  value: z.object({
    side: kycSide,
    /** The picture as a data URL. */
    picture: z.string(),
  }),
  errors: ['function.not.available', 'no.data'],
})

export const pictureCount = endpoint({
  ...member,
  summary: 'How many pictures are uploaded, and how many are required',
  method: 'GET',
  relay: 'MCSFE_getIdCount',
  value: z.object({
    /** How many pictures were uploaded. */
    count: z.int(),
    /** How many pictures a check must have. */
    required: z.int(),
    maximum: z.int(),
  }),
  errors: ['function.not.available'],
})

export const verify = endpoint({
  ...sending,
  summary: 'Submit what was filled in, for an operator to review',
  relay: 'MCSFE_verifyCustomer',
  errors: [...FIELD_ERRORS, ...SUBMIT_ERRORS],
})

export const questions = endpoint({
  ...member,
  summary: 'The form as one list of questions',
  method: 'GET',
  relay: 'UCSFE_getMerchantVerifyQuestionList',
  value: z.array(kycQuestion),
  errors: ['function.not.available'],
})

export const submitMaterials = endpoint({
  ...sending,
  summary: 'Fill in and submit in one call; pictures are uploaded before',
  relay: 'UCSFE_submitPlayerVerifyMaterials',
  body: z.object({ fields }),
  errors: [...FIELD_ERRORS, ...SUBMIT_ERRORS],
})
