/** A mobile number or e-mail address on the form: the account's own verified one, or one proved by a code that was sent there. */
import type { WrittenField } from '#contract/kyc.ts'
import type { Member } from '#server/features/member/member.service.ts'
import { readEmail, readNumber } from '#server/features/verification/code-target.ts'
import type { VerificationService } from '#server/features/verification/verification.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { refuseField } from './kyc-fields.check.ts'

interface Deps {
  verification: Pick<VerificationService, 'verify'>
}
type Holder = Pick<Member, 'diallingCode' | 'mobileNumber' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>

/** Refused as a field of this form, not of the one it was written for. */
function read<T>(fieldId: 'mobileNo' | 'email', reader: () => T): T {
  try {
    return reader()
  } catch (error) {
    throw error instanceof AppError && error.code === 'request.param.err' ? refuseField(fieldId, 'pattern') : error
  }
}

const ownNumber = ({ diallingCode, mobileNumber, mobileVerifiedAt }: Holder) =>
  diallingCode && mobileNumber && mobileVerifiedAt ? `${diallingCode}${mobileNumber}` : undefined
const ownEmail = ({ email, emailVerifiedAt }: Holder) => (email && emailVerifiedAt ? email : undefined)

/** What the form says where the member wrote nothing: the account's own, once they are verified. */
export const ownContacts = (member: Holder): { mobileNo?: string; email?: string } => {
  const [mobileNo, email] = [ownNumber(member), ownEmail(member)]
  return { ...(mobileNo && { mobileNo }), ...(email && { email }) }
}

export function createKycContacts({ verification }: Deps) {
  async function numberOf({ fieldValue, countryCode, verificationCode }: WrittenField, member: Holder, merchant: Merchant) {
    const number = read('mobileNo', () =>
      readNumber({ mobileNumber: fieldValue, countryDialingCode: countryCode || undefined }, merchant),
    )
    const whole = `${number.diallingCode}${number.mobileNumber}`
    if (whole === ownNumber(member)) return whole
    if (!verificationCode) throw new AppError('not_verified_mobileNo')
    await verification.verify(merchant, 'member', number, verificationCode)
    return whole
  }

  async function addressOf({ fieldValue, verificationCode }: WrittenField, member: Holder, merchant: Merchant) {
    const address = read('email', () => readEmail(fieldValue, merchant))
    if (address.email === ownEmail(member)) return address.email
    if (!verificationCode) throw new AppError('not_verified_email')
    await verification.verify(merchant, 'member', address, verificationCode)
    return address.email
  }

  return {
    /** As they are kept. Throws `request.param.err`, `not_verified_mobileNo`, `not_verified_email`, and what a wrong code does. */
    async prove(written: readonly WrittenField[], member: Holder, merchant: Merchant) {
      const proved: { mobileNo?: string; email?: string } = {}
      for (const field of written) {
        if (field.fieldValue === '') continue
        if (field.fieldId === 'mobileNo') proved.mobileNo = await numberOf(field, member, merchant)
        if (field.fieldId === 'email') proved.email = await addressOf(field, member, merchant)
      }
      return proved
    },
  }
}
export type KycContacts = ReturnType<typeof createKycContacts>
