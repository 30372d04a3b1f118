/** Sessions: encrypted login, free play, touch, logout (WIR-15, WIR-16). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { smsValue } from './verification.ts'
import { CODE_MAX, memberType, PASSWORD_MAX, reportPageQuery, text, textOrNumber } from '../wire.ts'

export const LOGIN_NAME_MAX = 50
export const CAPTCHA_MAX = 16

export const loginBody = z.object({
  /** Required, as is the password, unless another service verified the phone. */
  username: z._default(text(LOGIN_NAME_MAX), ''),
  password: z._default(z.string().check(z.maxLength(PASSWORD_MAX)), ''),
  captcha: z.optional(textOrNumber(CAPTCHA_MAX)),
  /** How the member proves who they are: a name with a password, a code by SMS, or Firebase. */
  type: z._default(z.enum(['username', 'sms', 'firebase']), 'username'),
  countryDialingCode: z.optional(textOrNumber(6)),
  loginDeviceId: z.optional(text(128)),
  uuId: z.optional(text(128)),
  /** A name the client gives the device. */
  device: z.optional(text(64)),
  /** With `type: "firebase"` (SCR-27), number and token replace name and password. */
  firebaseChannel: z.optional(text(16)),
  firebaseIdToken: z.optional(text(4_096)),
  firebaseMobileNo: z.optional(textOrNumber(20)),
})
export type LoginBody = z.infer<typeof loginBody>
/** Test scripts send `userName` (WIR-15). */
const unsecureLoginBody = z.pipe(
  z.object({ ...loginBody.shape, userName: z.optional(text(LOGIN_NAME_MAX)) }),
  z.transform(({ userName = '', ...body }): LoginBody => ({ ...body, username: body.username || userName })),
)

/** `type` and `customerType` are equal, because clients of different years read one or the other. */
export const loginValue = z.object({
  token: z.string(),
  id: z.int(),
  userName: z.string(),
  type: memberType,
  customerType: memberType,
  firstTimeLogin: z.boolean(),
  /** Time of the previous login, epoch ms; null at the first login (ACC-07). */
  lastLoginTime: z.nullable(z.int()),
  /** The password is temporary: nothing else works until it is changed. */
  mustChangePassword: z.boolean(),
})
export type LoginValue = z.infer<typeof loginValue>

/** The password is right, but a second step is needed: a code by SMS or mail, or from the authenticator app. */
export const loginChallenge = z.object({
  /** Replaces name and password in the second step; valid for a few minutes. */
  token: z.string(),
  method: z.enum(['sms', 'mail', 'totp']),
  /** The masked number or address the code was sent to; empty for the app. */
  target: z.string(),
  /** When another code may be sent, epoch ms; null for the app. */
  expirationTime: z.nullable(z.int()),
})
export type LoginChallenge = z.infer<typeof loginChallenge>

/** `error.value` of a refused login, always present; `captcha: true` makes clients fetch and show one. */
export const loginRefusal = z.object({
  captcha: z.boolean(),
  /** Attempts left before the next barrier (captcha, then lock), if there is one. */
  remainingAttempts: z.optional(z.int()),
  /** When a locked account opens again, epoch ms. */
  lockedUntil: z.optional(z.int()),
  /** With `login.second.factor.required` and `token_ip_different`. */
  challenge: z.optional(loginChallenge),
})
export type LoginRefusal = z.infer<typeof loginRefusal>

/** The second step of a login: the challenge's token, or (older clients) name and password again, and the code. */
export const loginVerificationBody = z.object({
  challengeToken: z.optional(text(128)),
  username: z.optional(text(LOGIN_NAME_MAX)),
  password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))),
  captcha: z.optional(text(CAPTCHA_MAX)),
  verificationCode: textOrNumber(CODE_MAX, 1),
  loginDeviceId: z.optional(text(128)),
})

/** An open session of the member. */
export const openSession = z.object({
  sessionId: z.string(),
  /** Short description: `Chrome on Android`. */
  device: z.string(),
  ip: z.string(),
  /** ISO country code, if known. */
  country: z.nullable(z.string()),
  openedAt: z.int(),
  /** `true` for the session of this call. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** A login attempt, as the member sees it. */
export const loginRecord = z.object({
  at: z.int(),
  /** `OK`, or the error code. */
  outcome: z.string(),
  /** How: `username`, `sms`, `google` and so on. */
  method: z.string(),
  device: z.string(),
  ip: z.string(),
  country: z.nullable(z.string()),
})
export type LoginRecord = z.infer<typeof loginRecord>

export const LOGIN_HISTORY_SIZE = 20

const loginErrors = [
  'login.cred.err',
  'login.captcha.err',
  'login.denied',
  'login.pwd.forbidden.err',
  'login_blocked_by_self_exclusion',
  'us_forbidden_login_error',
  'login.agents.only',
  'function.not.available',
  'validate_verification_code_error',
  'max.attempt.limit',
  'login.second.factor.required',
  'token_ip_different',
] as const

/** Part of every refused login: clients read `value.captcha` unchecked (WIR-15). */
const refusalValue = { captcha: false } satisfies LoginRefusal

export const rsaKey = endpoint({
  summary: 'The RSA modulus for payload encryption, as bare hex digits (exponent 10001)',
  method: 'GET',
  path: '/wps/session/key/rsa',
  framing: 'text',
  merchantOptional: true,
  value: z.string(),
})

export const login = endpoint({
  summary: 'Log in with username and password',
  method: 'POST',
  path: '/wps/session/login',
  moduleId: 'COMM3',
  tier: 'sensitive',
  encrypted: true,
  body: loginBody,
  value: loginValue,
  errors: [...loginErrors, 'encryption.invalid'],
  refusalValue,
})

export const loginUnsecure = endpoint({
  summary: 'Log in with a plain body; not in production',
  method: 'POST',
  path: '/wps/session/login/unsecure',
  tier: 'sensitive',
  developmentOnly: true,
  body: unsecureLoginBody,
  value: loginValue,
  errors: [...loginErrors],
  refusalValue,
})

export const loginVerification = endpoint({
  summary: 'Complete a login with the code that the first step asked for',
  method: 'POST',
  path: '/wps/session/login/verification',
  moduleId: 'LOGINIPVERF3',
  tier: 'sensitive',
  encrypted: true,
  body: loginVerificationBody,
  value: loginValue,
  errors: [...loginErrors, 'user.or.token.invalid', 'encryption.invalid'],
  refusalValue,
})

export const resendChallenge = endpoint({
  summary: 'Send the code of a login challenge again',
  method: 'POST',
  path: '/wps/session/login/challenge',
  tier: 'code',
  body: z.object({ challengeToken: text(128, 1) }),
  value: smsValue,
  errors: ['user.or.token.invalid', 'verification.code.wait', 'function.not.available'],
})

export const unlock = endpoint({
  summary: 'Unlock a locked account with a code sent to its mobile number (ACC-02)',
  method: 'POST',
  path: '/wps/session/login/unlock',
  tier: 'sensitive',
  body: z.object({
    username: text(LOGIN_NAME_MAX, 1),
    mobileNum: textOrNumber(20, 1),
    countryDialingCode: z.optional(textOrNumber(6)),
    verificationCode: textOrNumber(CODE_MAX, 1),
  }),
  errors: ['validate_verification_code_error', 'max.attempt.limit'],
})

export const openSessions = endpoint({
  summary: 'The member’s open sessions',
  method: 'GET',
  path: '/wps/member/sessions',
  auth: 'member',
  value: z.array(openSession),
})

export const endSession = endpoint({
  summary: 'End one of the member’s sessions',
  method: 'POST',
  path: '/wps/member/sessions/end',
  auth: 'member',
  body: z.object({ sessionId: text(64, 1) }),
  errors: ['no.data'],
})

export const endOtherSessions = endpoint({
  summary: 'End all other sessions',
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  auth: 'member',
  value: z.object({ ended: z.int() }),
})

export const loginHistory = endpoint({
  summary: 'The member’s logins and failed attempts, newest first (ACC-08)',
  method: 'GET',
  path: '/wps/member/loginHistory',
  auth: 'member',
  query: z.object({ ...reportPageQuery(LOGIN_HISTORY_SIZE) }),
  value: z.object({ list: z.array(loginRecord), total: z.int(), totalPages: z.int(), page: z.int() }),
})

export const freePlay = endpoint({
  summary: 'Create a trial account and log in to it',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  tier: 'sensitive',
  value: loginValue,
  errors: ['function.not.available', 'us_forbidden_login_error'],
  refusalValue,
})

export const trialUser = endpoint({
  summary: 'A free name for a trial account',
  method: 'GET',
  path: '/wps/member/trialuser',
  value: z.string(),
  errors: ['function.not.available'],
})

export const touch = endpoint({ summary: 'Keep the session alive', method: 'GET', path: '/wps/session/touch', auth: 'member' })

export const logout = endpoint({
  summary: 'End the session',
  method: ['DELETE', 'POST', 'GET'],
  path: '/wps/session/logout',
  moduleId: 'COMM3',
  auth: 'member',
})
