/** Verification codes by SMS and mail (wire §4.2). Either spelling of the mobile number is accepted on every path (wire §5). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CODE_MAX, text, textOrNumber } from './wire.ts'

/**
 * As spelled on the wire. Anything else is ignored, `operationType` of the v2 calls too: what a code is good for follows from the
 * path it was asked on, and the calls that bring it back do not name an operation (wire §4.2).
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

/** Epoch ms at which another code may be asked for. */
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

/** How long a proof by a code of the own number, address or app lasts; epoch ms. */
export const proofValue = z.object({ validUntil: z.int() })

const sms = {
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

export const verificationEndpoints = {
  smsRegister: endpoint({
    ...sms,
    summary: 'Send a registration code',
    path: '/wps/verification/sms/register',
    moduleId: 'REGMOBVERF3',
  }),
  smsNoLogin: endpoint({
    ...sms,
    summary: 'Send a code to a visitor',
    path: '/wps/verification/sms/noLogin',
    moduleId: 'VERIFICATION3',
  }),
  sms: endpoint({
    ...sms,
    summary: 'Send a code to a member',
    path: '/wps/verification/sms',
    auth: 'member',
    trialRefused: true,
  }),
  smsSend: endpoint({
    ...memberCode,
    summary: 'Send a code to a number the member wants to bind',
    path: '/wps/v2/verification/sms/send',
    tier: 'code',
    body: smsBody,
    value: smsValue,
    errors: [...sendErrors, 'exists.mobile.err'],
  }),
  smsSendVerified: endpoint({
    ...memberCode,
    summary: 'Send a code to the member’s own number',
    path: '/wps/v2/verification/sms/send-verified',
    tier: 'code',
    value: smsValue,
    errors: [...sendErrors, 'not_verified_mobileNo'],
  }),
  smsVerify: endpoint({
    ...memberCode,
    summary: 'Prove a number; it becomes the member’s own where there was none or it was not proved',
    path: '/wps/v2/verification/sms/verify',
    tier: 'sensitive',
    body: smsVerifyBody,
    errors: [...bindErrors, 'exists.mobile.err'],
  }),
  smsVerifyCurrent: endpoint({
    ...memberCode,
    summary: 'Prove to be the owner by a code to the own number; opens what needs a second factor (ACC-06)',
    path: '/wps/v2/verification/sms/verify-current',
    tier: 'sensitive',
    body: codeBody,
    value: proofValue,
    errors: [...verifyErrors, 'not_verified_mobileNo'],
  }),
  smsVerifyCheck: endpoint({
    ...memberCode,
    summary: 'Is a code right? It stays good',
    path: '/wps/v2/verification/sms/verify-check',
    tier: 'sensitive',
    body: smsVerifyBody,
    errors: [...verifyErrors],
  }),
  smsBindAndReset: endpoint({
    ...memberCode,
    summary: 'Put a proved number in the place of the old one',
    path: '/wps/v2/verification/sms/bindAndReset',
    tier: 'sensitive',
    body: smsVerifyBody,
    errors: [...bindErrors, 'exists.mobile.err'],
  }),
  mailRegister: endpoint({
    summary: 'Send a registration code by mail',
    method: 'POST',
    path: '/wps/v2/verification/mail/register',
    tier: 'code',
    body: mailBody,
    value: smsValue,
    errors: [...sendErrors, 'exists.email.err'],
  }),
  mailRegisterVerify: endpoint({
    summary: 'Is a registration code right? It stays good for the form',
    method: 'POST',
    path: '/wps/v2/verification/mail/register/verify',
    tier: 'sensitive',
    body: mailVerifyBody,
    errors: [...verifyErrors],
  }),
  mailSend: endpoint({
    ...memberCode,
    summary: 'Send a code to an address the member wants to bind',
    path: '/wps/v2/verification/mail/send',
    tier: 'code',
    body: mailBody,
    value: smsValue,
    errors: [...sendErrors, 'exists.email.err'],
  }),
  mailSendVerified: endpoint({
    ...memberCode,
    summary: 'Send a code to the member’s own address',
    path: '/wps/v2/verification/mail/send-verified',
    tier: 'code',
    value: smsValue,
    errors: [...sendErrors, 'not_verified_email'],
  }),
  mailVerify: endpoint({
    ...memberCode,
    summary: 'Prove an address; it becomes the member’s own where there was none or it was not proved',
    path: '/wps/v2/verification/mail/verify',
    tier: 'sensitive',
    body: mailVerifyBody,
    errors: [...bindErrors, 'exists.email.err'],
  }),
  mailVerifyCurrent: endpoint({
    ...memberCode,
    summary: 'Prove to be the owner by a code to the own address (ACC-06)',
    path: '/wps/v2/verification/mail/verify-current',
    tier: 'sensitive',
    body: codeBody,
    value: proofValue,
    errors: [...verifyErrors, 'not_verified_email'],
  }),
  mailVerifyCheck: endpoint({
    ...memberCode,
    summary: 'Is a code by mail right? It stays good',
    path: '/wps/v2/verification/mail/verify-check',
    tier: 'sensitive',
    body: mailVerifyBody,
    errors: [...verifyErrors],
  }),
  mailBindAndReset: endpoint({
    ...memberCode,
    summary: 'Put a proved address in the place of the old one',
    path: '/wps/v2/verification/mail/bindAndReset',
    tier: 'sensitive',
    body: mailVerifyBody,
    errors: [...bindErrors, 'exists.email.err'],
  }),
}
