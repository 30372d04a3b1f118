/**
 * Identity checks, the member’s side (wire §4.12). Real clients’ calls are known by their names alone: what they answer is ours.
 * A check is filled in with `saveFields` and `uploadPicture` and sent with `verify`, or filled in and sent at once with
 * `submitMaterials`. The house decides (kyc-review.ts).
 */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
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
import { CODE_MAX, type MemberType, text, textOrNumber } from './wire.ts'

/** Of real members; trial accounts (4 and 40) are refused with `trial.not.allowed`. */
export const KYC_MEMBER_TYPES: readonly MemberType[] = [0, 1, 2, 41, 42]

const option = z.object({ value: z.string(), name: z.string() })

/** A field of the form, in the caller’s language. */
export const kycField = z.object({
  fieldId: kycFieldId,
  fieldName: z.string(),
  fieldType: kycFieldType,
  isRequired: z.boolean(),
  maxLength: z.int(),
  /** Of SELECT. */
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
  /** False: the merchant makes no identity checks, and every other call answers `function.not.available`. */
  isEnabled: z.boolean(),
  /** Withdrawals need an approved check. */
  isRequiredForWithdrawal: z.boolean(),
  status: kycState,
  /** What was sent, or filled in since; of the document’s number only the last digits show. */
  fields: z.array(filledField),
  /** Pictures of the check that is filled in or was sent; after a rejection they are taken again. */
  pictures: z.array(z.object({ side: kycSide, uploadedAt: z.int() })),
  /** Why it was rejected. */
  reason: z.string(),
  /** Epoch ms; null before. */
  submittedAt: z.nullable(z.int()),
  decidedAt: z.nullable(z.int()),
  /** How often the member may still send it today. */
  submissionsLeft: z.int(),
})
export type KycStatus = z.infer<typeof kycStatus>

export const kycMerchantSetting = z.object({
  isEnabled: z.boolean(),
  isRequiredForWithdrawal: z.boolean(),
  /** Full years, by the merchant’s calendar. */
  minimumAge: z.int(),
  submissionsPerDay: z.int(),
  maxPictureBytes: z.int(),
  pictureTypes: z.array(z.string()),
})

/** A question of the other subsystem’s form: the same fields and pictures in one list. */
export const kycQuestion = z.object({
  /** A `fieldId`, or the side of a picture. */
  questionId: z.string(),
  questionName: z.string(),
  /** A `fieldType`, or PICTURE: uploaded with `uploadPicture`, not answered here. */
  questionType: z.enum([...kycFieldType.options, 'PICTURE']),
  isRequired: z.boolean(),
  options: z.array(option),
})

/** What the form may begin with. Contacts are masked. */
const playerInfo = z.object({
  username: z.string(),
  payeeName: z.string(),
  /** `yyyy-MM-dd`; empty where it is not set. */
  birthday: z.string(),
  mobileNo: z.string(),
  mobileVerified: z.boolean(),
  email: z.string(),
  emailVerified: z.boolean(),
})

const writtenField = z.object({
  fieldId: kycFieldId,
  /** Empty takes the value away. Dates are `yyyy-MM-dd`. */
  fieldValue: textOrNumber(KYC_VALUE_MAX),
  /** Of `mobileNo`, e.g. `63`. */
  countryCode: z.optional(textOrNumber(4)),
  /** Of a `mobileNo` or `email` other than the account’s own verified one: the code that was sent there. */
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

export const kycEndpoints = {
  /** Answers with `isEnabled: false` where the merchant makes no identity checks. */
  status: endpoint({
    ...member,
    summary: 'Where the member’s identity check stands, and what was sent',
    method: 'GET',
    relay: 'MCSFE_getCustomerKycStatus',
    value: kycStatus,
  }),
  merchantSetting: endpoint({
    ...member,
    summary: 'Whether and when the merchant checks identities',
    method: 'GET',
    relay: 'MCSFE_getCustomerKycMerchantSetting',
    /** `mobile`; another version has the same content. */
    query: z.object({ contentVersion: z.optional(text(32)) }),
    value: kycMerchantSetting,
  }),
  /** MANUAL: the merchant’s own people look. No other provider is connected. */
  providerSetting: endpoint({
    ...member,
    summary: 'Who checks',
    method: 'GET',
    relay: 'MCSFE_getKycProviderSetting',
    value: z.object({ provider: z.literal('MANUAL'), providers: z.array(z.string()) }),
    errors: ['function.not.available'],
  }),
  fieldType: endpoint({
    ...member,
    summary: 'What a kind of field takes; without a kind, of each',
    method: 'GET',
    relay: 'MCSFE_getFieldType',
    query: z.object({ fieldType: z.optional(kycFieldType) }),
    value: z.array(
      z.object({
        fieldType: kycFieldType,
        /** A regular expression for the whole value; empty where others rules say what is good. */
        pattern: z.string(),
        maxLength: z.int(),
        fieldIds: z.array(kycFieldId),
      }),
    ),
    errors: ['function.not.available', 'request.param.err'],
  }),
  dictionary: endpoint({
    ...member,
    summary: 'The form: documents, fields and pictures the merchant asks for, in the caller’s language',
    method: 'GET',
    relay: 'MCSFE_getDictionaryIdTypeAndKycFields',
    value: kycDictionary,
    errors: ['function.not.available'],
  }),
  playerInfo: endpoint({
    ...member,
    summary: 'What the account knows that the form may begin with',
    method: 'GET',
    relay: 'MCSFE_getPlayerInfo',
    value: playerInfo,
    errors: ['function.not.available'],
  }),
  /** Values that were sent before may be left out: they stay. Refused fields are named in `value.fields`. */
  saveFields: endpoint({
    ...sending,
    summary: 'Fill in the document and the fields; nothing is sent to the house yet',
    method: ['POST', 'PUT'],
    relay: 'MCSFE_updateIdTypeAndKycFields',
    body: z.object({ fields }),
    errors: [...FIELD_ERRORS],
  }),
  /** A second picture of a side takes the place of the first. */
  uploadPicture: endpoint({
    ...sending,
    summary: 'A picture of the document; drawn again, seen by its owner and the house alone',
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
  }),
  picture: endpoint({
    ...member,
    summary: 'One of the member’s own pictures',
    method: 'GET',
    relay: 'MCSFE_getIdPicture',
    query: z.object({ side: z._default(kycSide, 'FRONT') }),
    /** `picture`: a data URL. */
    value: z.object({ side: kycSide, picture: z.string() }),
    errors: ['function.not.available', 'no.data'],
  }),
  pictureCount: endpoint({
    ...member,
    summary: 'How many pictures are there, and how many are asked for',
    method: 'GET',
    relay: 'MCSFE_getIdCount',
    value: z.object({ count: z.int(), required: z.int(), maximum: z.int() }),
    errors: ['function.not.available'],
  }),
  verify: endpoint({
    ...sending,
    summary: 'Send what was filled in: an operator looks at it',
    relay: 'MCSFE_verifyCustomer',
    errors: [...FIELD_ERRORS, ...SUBMIT_ERRORS],
  }),
  questions: endpoint({
    ...member,
    summary: 'The form as one list of questions',
    method: 'GET',
    relay: 'UCSFE_getMerchantVerifyQuestionList',
    value: z.array(kycQuestion),
    errors: ['function.not.available'],
  }),
  submitMaterials: endpoint({
    ...sending,
    summary: 'Fill in and send at once; pictures were uploaded before',
    relay: 'UCSFE_submitPlayerVerifyMaterials',
    body: z.object({ fields }),
    errors: [...FIELD_ERRORS, ...SUBMIT_ERRORS],
  }),
}
