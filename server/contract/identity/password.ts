/** Login passwords: changing and recovering them by mail or phone (WIR-19, SCR-30, SCR-31). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { smsBody, smsValue } from './verification.ts'
import { CODE_MAX, PASSWORD_MAX, text, textOrNumber } from '../wire.ts'

const secret = z.optional(z.string().check(z.maxLength(PASSWORD_MAX)))

/** Both generations' names: `newPassword`, or the older `password`. */
export const changePasswordBody = z.pipe(
  z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
    newPassword: secret,
    confirmNewPassword: secret,
    /** Another name of newPassword. */
    password: secret,
    confirmPassword: secret,
  }),
  z.transform(({ oldPassword, newPassword, confirmNewPassword, password, confirmPassword }) => ({
    oldPassword,
    newPassword: newPassword || password || '',
    confirmPassword: confirmNewPassword || confirmPassword || '',
  })),
)
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const phonePasswordBody = z.object({
  newPassword: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  mobileNum: textOrNumber(20, 1),
  countryDialingCode: z.optional(textOrNumber(6)),
  verificationCode: z.optional(textOrNumber(CODE_MAX)),
  /** Replaces the code: the phone was verified by Firebase. */
  firebaseIdToken: z.optional(text(4_096)),
})
export type PhonePasswordBody = z.infer<typeof phonePasswordBody>

export const resetPasswordBody = z.object({
  /** The token in the mailed link. */
  token: text(128, 1),
  newPassword: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  confirmNewPassword: z.string().check(z.maxLength(PASSWORD_MAX)),
})
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>

const changeErrors = [
  'modify.pw.incorrect.pw',
  'modify.new.old.same',
  'modify.new.confirm.diff',
  'second.factor.required',
  'max.attempt.limit',
  'request.param.err',
] as const

const changeBase = {
  method: 'POST',
  auth: 'member',
  trialRefused: true,
  tier: 'sensitive',
  body: changePasswordBody,
  errors: [...changeErrors, 'encryption.invalid'],
} as const

export const change = endpoint({
  ...changeBase,
  summary: 'Change the login password; every other session ends',
  path: '/wps/member/password',
  moduleId: 'PASS3',
  encrypted: true,
})

export const changeUnsecure = endpoint({
  ...changeBase,
  summary: 'Change the login password with a plain body; not in production',
  path: '/wps/member/password/unsecure',
  developmentOnly: true,
})

export const forgetByMail = endpoint({
  summary: 'Mail a one-time link for a forgotten password; the answer does not reveal whether the member exists',
  method: 'POST',
  path: '/wps/member/password/email',
  tier: 'code',
  body: z.object({ username: text(50, 1), email: text(255, 3) }),
  errors: ['request.param.err', 'function.not.available'],
})

/** What the mailed link calls. */
export const reset = endpoint({
  summary: 'Set a new password with the token of a mailed link',
  method: 'POST',
  path: '/wps/member/password/reset',
  tier: 'sensitive',
  encrypted: true,
  body: resetPasswordBody,
  value: z.object({ userName: z.string() }),
  errors: [
    'password.link.expired',
    'login.pwd.forbidden.err',
    'modify.new.old.same',
    'modify.new.confirm.diff',
    'request.param.err',
    'encryption.invalid',
  ],
})

export const sendByPhone = endpoint({
  summary: 'Send a code to the phone of a member who forgot the password',
  method: 'POST',
  path: '/wps/member/password/sms',
  moduleId: 'PWRESETSMS3',
  tier: 'code',
  body: smsBody,
  value: smsValue,
  errors: ['request.param.err', 'verification.code.wait', 'function.not.available'],
})

export const setByPhone = endpoint({
  summary: 'Set a new password with a code sent to the member’s number',
  method: 'POST',
  path: '/wps/member/password/verification',
  moduleId: 'CHNGPASSVERIF3',
  tier: 'sensitive',
  encrypted: true,
  body: phonePasswordBody,
  /** The name to log in with. */
  value: z.object({ userName: z.string() }),
  errors: [
    'validate_verification_code_error',
    'max.attempt.limit',
    'modify.new.old.same',
    'login.pwd.forbidden.err',
    'request.param.err',
    'function.not.available',
    'encryption.invalid',
  ],
})

export const bindAndReset = endpoint({
  summary: 'Bind a verified number and set a new password, for members without a number',
  method: 'POST',
  path: '/wps/member/password/bindAndReset',
  auth: 'member',
  trialRefused: true,
  tier: 'sensitive',
  encrypted: true,
  body: phonePasswordBody,
  errors: [
    'validate_verification_code_error',
    'max.attempt.limit',
    'modify.new.old.same',
    'exists.mobile.err',
    'login_blocked_by_self_exclusion',
    'second.factor.required',
    'request.param.err',
    'encryption.invalid',
  ],
})
