/** A mobile number or email address on the form: the account's own verified one, or one verified with a code. */
import type { WrittenField } from '#contract/identity/kyc/kyc.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import { readEmail, readNumber } from '#server/platform/contact/code-target.ts'
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { refuseField } from './kyc-fields.check.ts'

interface Deps {
  verification: Pick<VerificationService, 'verify'>
}
type Holder = Pick<Member, 'diallingCode' | 'mobileNumber' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>

/** Reports errors under this form's field name, not the original one. */
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

/** Default values of the form: the account's own contacts, once they are verified. */
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
    /**
     * In their stored form. Throws `request.param.err`, `not_verified_mobileNo`, `not_verified_email`, and the errors of a wrong
     * code.
     */
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
