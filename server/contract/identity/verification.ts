/** Verification codes by SMS and mail (WIR-18). Both spellings of the mobile number are accepted on every path. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CODE_MAX, text, textOrNumber } from '../wire.ts'

/**
 * As spelled on the wire. Anything else is ignored, including `operationType` of the v2 calls: the path decides what a code is
 * for, and the calls that return the code name no operation (WIR-18).
 */
const numberFields = {
  mobileNo: z.optional(textOrNumber(20)),
  mobileNum: z.optional(textOrNumber(20)),
  countryDialingCode: z.optional(textOrNumber(6)),
}
const code = textOrNumber(CODE_MAX, 1)

export const smsBody = z.pipe(
  z.object(numberFields),
  z.transform(({ mobileNo, mobileNum, countryDialingCode }) => ({
    mobileNumber: mobileNo || mobileNum || '',
    countryDialingCode,
  })),
)
export type SmsBody = z.infer<typeof smsBody>

/** When another code may be requested, epoch ms. */
export const smsValue = z.object({ expirationTime: z.int() })

const MAIL_MAX = 255
const mail = text(MAIL_MAX, 3)

export const smsVerifyBody = z.pipe(
  z.object({ ...numberFields, verificationCode: code }),
  z.transform(({ mobileNo, mobileNum, countryDialingCode, verificationCode }) => ({
    mobileNumber: mobileNo || mobileNum || '',
    countryDialingCode,
    verificationCode,
  })),
)
export type SmsVerifyBody = z.infer<typeof smsVerifyBody>
export const mailBody = z.object({ email: mail })
export const mailVerifyBody = z.object({ email: mail, verificationCode: code })
export const codeBody = z.object({ verificationCode: code })

/** How long the proof lasts, epoch ms. */
export const proofValue = z.object({ validUntil: z.int() })

const smsBase = {
  method: 'POST',
  tier: 'code',
  body: smsBody,
  value: smsValue,
  errors: ['request.param.err', 'verification.code.wait', 'exists.mobile.err', 'function.not.available'],
} as const

const memberCode = { method: 'POST', auth: 'member', trialRefused: true } as const
const verifyErrors = ['validate_verification_code_error', 'max.attempt.limit', 'request.param.err'] as const
const bindErrors = [
  ...verifyErrors,
  'second.factor.required',
  'password.change.required',
  'login_blocked_by_self_exclusion',
] as const
const sendErrors = ['request.param.err', 'verification.code.wait', 'function.not.available'] as const

export const smsRegister = endpoint({
  ...smsBase,
  summary: 'Send a registration code',
  path: '/wps/verification/sms/register',
  moduleId: 'REGMOBVERF3',
})

export const smsNoLogin = endpoint({
  ...smsBase,
  summary: 'Send a code to a visitor',
  path: '/wps/verification/sms/noLogin',
  moduleId: 'VERIFICATION3',
})

export const sms = endpoint({
  ...smsBase,
  summary: 'Send a code to a member',
  path: '/wps/verification/sms',
  auth: 'member',
  trialRefused: true,
})

export const smsSend = endpoint({
  ...memberCode,
  summary: 'Send a code to a number the member wants to bind',
  path: '/wps/v2/verification/sms/send',
  tier: 'code',
  body: smsBody,
  value: smsValue,
  errors: [...sendErrors, 'exists.mobile.err'],
})

export const smsSendVerified = endpoint({
  ...memberCode,
  summary: 'Send a code to the member’s current number',
  path: '/wps/v2/verification/sms/send-verified',
  tier: 'code',
  value: smsValue,
  errors: [...sendErrors, 'not_verified_mobileNo'],
})

export const smsVerify = endpoint({
  ...memberCode,
  summary: 'Verify a number; it becomes the member’s own if there was none or it was unverified',
  path: '/wps/v2/verification/sms/verify',
  tier: 'sensitive',
  body: smsVerifyBody,
  errors: [...bindErrors, 'exists.mobile.err'],
})

export const smsVerifyCurrent = endpoint({
  ...memberCode,
  summary: 'Verify the owner with a code to the member’s number, for calls that need a second factor (ACC-06)',
  path: '/wps/v2/verification/sms/verify-current',
  tier: 'sensitive',
  body: codeBody,
  value: proofValue,
  errors: [...verifyErrors, 'not_verified_mobileNo'],
})

export const smsVerifyCheck = endpoint({
  ...memberCode,
  summary: 'Check a code without using it up',
  path: '/wps/v2/verification/sms/verify-check',
  tier: 'sensitive',
  body: smsVerifyBody,
  errors: [...verifyErrors],
})

export const smsBindAndReset = endpoint({
  ...memberCode,
  summary: 'Replace the member’s number with a verified one',
  path: '/wps/v2/verification/sms/bindAndReset',
  tier: 'sensitive',
  body: smsVerifyBody,
  errors: [...bindErrors, 'exists.mobile.err'],
})

export const mailRegister = endpoint({
  summary: 'Send a registration code by mail',
  method: 'POST',
  path: '/wps/v2/verification/mail/register',
  tier: 'code',
  body: mailBody,
  value: smsValue,
  errors: [...sendErrors, 'exists.email.err'],
})

export const mailRegisterVerify = endpoint({
  summary: 'Check a registration code without using it up',
  method: 'POST',
  path: '/wps/v2/verification/mail/register/verify',
  tier: 'sensitive',
  body: mailVerifyBody,
  errors: [...verifyErrors],
})

export const mailSend = endpoint({
  ...memberCode,
  summary: 'Send a code to an address the member wants to bind',
  path: '/wps/v2/verification/mail/send',
  tier: 'code',
  body: mailBody,
  value: smsValue,
  errors: [...sendErrors, 'exists.email.err'],
})

export const mailSendVerified = endpoint({
  ...memberCode,
  summary: 'Send a code to the member’s current address',
  path: '/wps/v2/verification/mail/send-verified',
  tier: 'code',
  value: smsValue,
  errors: [...sendErrors, 'not_verified_email'],
})

export const mailVerify = endpoint({
  ...memberCode,
  summary: 'Verify an address; it becomes the member’s own if there was none or it was unverified',
  path: '/wps/v2/verification/mail/verify',
  tier: 'sensitive',
  body: mailVerifyBody,
  errors: [...bindErrors, 'exists.email.err'],
})

export const mailVerifyCurrent = endpoint({
  ...memberCode,
  summary: 'Verify the owner with a code to the member’s address (ACC-06)',
  path: '/wps/v2/verification/mail/verify-current',
  tier: 'sensitive',
  body: codeBody,
  value: proofValue,
  errors: [...verifyErrors, 'not_verified_email'],
})

export const mailVerifyCheck = endpoint({
  ...memberCode,
  summary: 'Check a mailed code without using it up',
  path: '/wps/v2/verification/mail/verify-check',
  tier: 'sensitive',
  body: mailVerifyBody,
  errors: [...verifyErrors],
})

export const mailBindAndReset = endpoint({
  ...memberCode,
  summary: 'Replace the member’s address with a verified one',
  path: '/wps/v2/verification/mail/bindAndReset',
  tier: 'sensitive',
  body: mailVerifyBody,
  errors: [...bindErrors, 'exists.email.err'],
})
