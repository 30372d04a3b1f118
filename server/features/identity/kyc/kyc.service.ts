/** Identity checks as members see them: the form, the status, the member's own pictures (WIR-23). */
import type { endpointsOf, Query, Value } from '#contract/endpoint.ts'
import { KYC_PICTURE_MAX_BYTES, KYC_FIELD_TYPES, type KycSide } from '#contract/identity/kyc/kyc-form.ts'
import type * as kycEndpoints from '#contract/identity/kyc/kyc.ts'
import type { KycStatus } from '#contract/identity/kyc/kyc.ts'
import type { Language } from '#contract/wire.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import { maskEmail } from '#server/platform/contact/code-target.ts'
import { maskMobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { askedFields, askedSides, KYC_FIELD_TYPE, kycForm, KYC_TYPE_RULES, requiredSides } from './kyc-form.ts'
import type { KycRepository } from './kyc.repository.ts'
import { isTakenBack, maskedFields, sidesOf, stateOf } from './present-kyc.ts'

interface Deps {
  checks: KycRepository
  members: { findById(id: number): Promise<Member | null> }
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = ReturnType<typeof endpointsOf<typeof kycEndpoints>>
type Value_<Name extends keyof Endpoints> = Value<Endpoints[Name]>

const ISO_DAY_LENGTH = 10
const PICTURE_TYPES = ['image/png', 'image/jpeg']

/** Throws `function.not.available` if the merchant makes no identity checks. */
export function checkIsOn({ settings }: Pick<Merchant, 'settings'>): void {
  if (!settings.kyc.isEnabled) throw new AppError('function.not.available')
}

export function createKycService({ checks, members, inTransaction, clock }: Deps) {
  const submissionsLeft = async (memberId: number, { settings, timezone }: Merchant, tx: PrismaTransaction) => {
    const sent = await checks.sentSince(tx, memberId, startOfBusinessDay(clock.now(), timezone))
    return Math.max(0, settings.kyc.submissionsPerDay - sent)
  }

  /** The draft, or else the last submitted check. */
  const shownOf = async (memberId: number) => {
    const { draft, sent } = await checks.own(memberId)
    return { sent, shown: draft ?? sent }
  }

  return {
    status: ({ memberId }: Pick<MemberCaller, 'memberId'>, merchant: Merchant): Promise<KycStatus> =>
      inTransaction(async (tx) => {
        const { kyc } = merchant.settings
        const { draft, sent } = await checks.own(memberId, tx)
        const shown = draft ?? sent
        const status = sent ? stateOf(sent) : 'NOT_SUBMITTED'
        // After a rejection the pictures must be taken again.
        const hasPictures = shown !== undefined && shown.state !== 'REJECTED'
        return {
          isEnabled: kyc.isEnabled,
          isRequiredForWithdrawal: kyc.isEnabled && kyc.isRequiredForWithdrawal,
          status,
          fields: shown ? maskedFields(shown, kyc) : [],
          pictures: hasPictures ? sidesOf(shown) : [],
          reason: sent?.reason ?? '',
          isTakenBack: sent !== undefined && isTakenBack(sent),
          submittedAt: sent?.submittedAt?.getTime() ?? null,
          decidedAt: sent?.decidedAt?.getTime() ?? null,
          submissionsLeft: await submissionsLeft(memberId, merchant, tx),
        }
      }),

    merchantSetting({ settings: { kyc, registration } }: Merchant): Value_<'merchantSetting'> {
      return {
        isEnabled: kyc.isEnabled,
        isRequiredForWithdrawal: kyc.isEnabled && kyc.isRequiredForWithdrawal,
        minimumAge: registration.minimumAge,
        submissionsPerDay: kyc.submissionsPerDay,
        maxPictureBytes: KYC_PICTURE_MAX_BYTES,
        pictureTypes: PICTURE_TYPES,
      }
    },

    providerSetting(merchant: Merchant): Value_<'providerSetting'> {
      checkIsOn(merchant)
      return { provider: 'MANUAL', providers: [] }
    },

    fieldType({ fieldType: asked }: Query<typeof kycEndpoints.fieldType>, merchant: Merchant): Value_<'fieldType'> {
      checkIsOn(merchant)
      const fields = askedFields(merchant.settings.kyc)
      return KYC_FIELD_TYPES.filter((fieldType) => asked === undefined || asked === fieldType).map((fieldType) => ({
        fieldType,
        ...KYC_TYPE_RULES[fieldType],
        fieldIds: fields.filter((fieldId) => KYC_FIELD_TYPE[fieldId] === fieldType),
      }))
    },

    dictionary(merchant: Merchant, language: Language): Value_<'dictionary'> {
      checkIsOn(merchant)
      return kycForm(merchant.settings.kyc, language)
    },

    questions(merchant: Merchant, language: Language): Value_<'questions'> {
      checkIsOn(merchant)
      const { fields, pictures } = kycForm(merchant.settings.kyc, language)
      return [
        ...fields.map(({ fieldId, fieldName, fieldType, isRequired, options }) => ({
          questionId: fieldId,
          questionName: fieldName,
          questionType: fieldType,
          isRequired,
          options,
        })),
        ...pictures.map(({ side, name, isRequired }) => ({
          questionId: side,
          questionName: name,
          questionType: 'PICTURE' as const,
          isRequired,
          options: [],
        })),
      ]
    },

    async playerInfo({ memberId }: MemberCaller, merchant: Merchant): Promise<Value_<'playerInfo'>> {
      checkIsOn(merchant)
      const member = await members.findById(memberId)
      if (!member) throw new AppError('user.or.token.invalid')
      return {
        username: member.username,
        payeeName: member.payeeName ?? '',
        birthday: member.birthday?.toISOString().slice(0, ISO_DAY_LENGTH) ?? '',
        mobileNo: maskMobileNumber(member.mobileNumber),
        mobileVerified: member.mobileVerifiedAt !== null,
        email: maskEmail(member.email),
        emailVerified: member.emailVerifiedAt !== null,
      }
    },

    /** Throws `no.data`. */
    async picture({ memberId }: MemberCaller, merchant: Merchant, side: KycSide): Promise<Value_<'picture'>> {
      checkIsOn(merchant)
      const { shown } = await shownOf(memberId)
      const found = shown && (await checks.picture(shown.id, side))
      if (!found) throw new AppError('no.data')
      return { side, picture: pictureAddress(found) }
    },

    async pictureCount({ memberId }: MemberCaller, merchant: Merchant): Promise<Value_<'pictureCount'>> {
      checkIsOn(merchant)
      const { shown } = await shownOf(memberId)
      const { kyc } = merchant.settings
      const count = shown && shown.state !== 'REJECTED' ? shown.pictures.length : 0
      return { count, required: requiredSides(kyc).length, maximum: askedSides(kyc).length }
    },
  }
}
export type KycService = ReturnType<typeof createKycService>

/** Sent in the answer itself, so that no one else has an address to open. */
export const pictureAddress = ({ contentType, content }: { contentType: string; content: Uint8Array }): string =>
  `data:${contentType};base64,${Buffer.from(content).toString('base64')}`
