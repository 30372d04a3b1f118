/** Sessions: encrypted login, free play, touch, logout (wire §4.1). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { smsValue } from './verification.ts'
import { CODE_MAX, memberType, PASSWORD_MAX, reportPageQuery, text, textOrNumber } from './wire.ts'

export const LOGIN_NAME_MAX = 50
export const CAPTCHA_MAX = 16

export const loginBody = z.object({
  /** Needed, and the password too, unless a phone is proved by another service. */
  username: z._default(text(LOGIN_NAME_MAX), ''),
  password: z._default(z.string().check(z.maxLength(PASSWORD_MAX)), ''),
  captcha: z.optional(textOrNumber(CAPTCHA_MAX)),
  type: z._default(z.enum(['username', 'sms', 'firebase']), 'username'),
  countryDialingCode: z.optional(textOrNumber(6)),
  loginDeviceId: z.optional(text(128)),
  uuId: z.optional(text(128)),
  device: z.optional(text(64)),
  /** Of `type: "firebase"` (spec §3): number and token stand for name and password. */
  firebaseChannel: z.optional(text(16)),
  firebaseIdToken: z.optional(text(4_096)),
  firebaseMobileNo: z.optional(textOrNumber(20)),
})
export type LoginBody = z.infer<typeof loginBody>
/** Test scripts write `userName` (wire §6.7). */
const unsecureLoginBody = z.pipe(
  z.object({ ...loginBody.shape, userName: z.optional(text(LOGIN_NAME_MAX)) }),
  z.transform(({ userName = '', ...body }): LoginBody => ({ ...body, username: body.username || userName })),
)

/** `type` and `customerType` are equal: clients of different years read one or the other. */
export const loginValue = z.object({
  token: z.string(),
  id: z.int(),
  userName: z.string(),
  type: memberType,
  customerType: memberType,
  firstTimeLogin: z.boolean(),
  /** Epoch ms of the session before this one; null at the first login (ACC-07). */
  lastLoginTime: z.nullable(z.int()),
  /** A temporary password: nothing else works before it is changed. */
  mustChangePassword: z.boolean(),
})
export type LoginValue = z.infer<typeof loginValue>

/** The password is right, but another proof is due: a code by SMS or mail, or of the authenticator app. */
export const loginChallenge = z.object({
  /** Stands for the first proof; good for a few minutes. */
  token: z.string(),
  method: z.enum(['sms', 'mail', 'totp']),
  /** Masked number or address the code went to; empty for the app. */
  target: z.string(),
  /** Epoch ms at which another code may be sent; null for the app. */
  expirationTime: z.nullable(z.int()),
})
export type LoginChallenge = z.infer<typeof loginChallenge>

/** `error.value` of a refused login: always present; `captcha: true` makes clients fetch and show one. */
export const loginRefusal = z.object({
  captcha: z.boolean(),
  /** Tries left before the next barrier (captcha, then lock), where there is one. */
  remainingAttempts: z.optional(z.int()),
  /** Epoch ms at which a locked account opens again. */
  lockedUntil: z.optional(z.int()),
  /** Beside `login.second.factor.required` and `token_ip_different`. */
  challenge: z.optional(loginChallenge),
})
export type LoginRefusal = z.infer<typeof loginRefusal>

/** The second step of a login: the challenge's token, or (older clients) name and password once more, and the code. */
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
  /** A few words: `Chrome on Android`. */
  device: z.string(),
  ip: z.string(),
  /** ISO country code, where it is known. */
  country: z.nullable(z.string()),
  openedAt: z.int(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** A try to log in, as its member sees it. */
export const loginRecord = z.object({
  at: z.int(),
  /** `OK`, or the error code. */
  outcome: z.string(),
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

/** Whatever refuses a login: clients read `value.captcha` unasked (wire §4.1). */
const refusalValue = { captcha: false } satisfies LoginRefusal

export const sessionEndpoints = {
  rsaKey: endpoint({
    summary: 'The RSA modulus for payload encryption, as bare hex digits (exponent 10001)',
    method: 'GET',
    path: '/wps/session/key/rsa',
    framing: 'text',
    merchantOptional: true,
    value: z.string(),
  }),
  login: endpoint({
    summary: 'Log in by user name and password',
    method: 'POST',
    path: '/wps/session/login',
    moduleId: 'COMM3',
    tier: 'sensitive',
    encrypted: true,
    body: loginBody,
    value: loginValue,
    errors: [...loginErrors, 'encryption.invalid'],
    refusalValue,
  }),
  loginUnsecure: endpoint({
    summary: 'Log in with a plain body; outside production only',
    method: 'POST',
    path: '/wps/session/login/unsecure',
    tier: 'sensitive',
    developmentOnly: true,
    body: unsecureLoginBody,
    value: loginValue,
    errors: [...loginErrors],
    refusalValue,
  }),
  loginVerification: endpoint({
    summary: 'Log in with the code a first try asked for',
    method: 'POST',
    path: '/wps/session/login/verification',
    moduleId: 'LOGINIPVERF3',
    tier: 'sensitive',
    encrypted: true,
    body: loginVerificationBody,
    value: loginValue,
    errors: [...loginErrors, 'user.or.token.invalid', 'encryption.invalid'],
    refusalValue,
  }),
  resendChallenge: endpoint({
    summary: 'Send the code of a login challenge once more',
    method: 'POST',
    path: '/wps/session/login/challenge',
    tier: 'code',
    body: z.object({ challengeToken: text(128, 1) }),
    value: smsValue,
    errors: ['user.or.token.invalid', 'verification.code.wait', 'function.not.available'],
  }),
  unlock: endpoint({
    summary: 'Open a locked account by a code sent to its own mobile number (ACC-02)',
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
  }),
  openSessions: endpoint({
    summary: 'Where the member is logged in',
    method: 'GET',
    path: '/wps/member/sessions',
    auth: 'member',
    value: z.array(openSession),
  }),
  endSession: endpoint({
    summary: 'End one of the member’s own sessions',
    method: 'POST',
    path: '/wps/member/sessions/end',
    auth: 'member',
    body: z.object({ sessionId: text(64, 1) }),
    errors: ['no.data'],
  }),
  endOtherSessions: endpoint({
    summary: 'End every session but this one',
    method: 'POST',
    path: '/wps/member/sessions/endOthers',
    auth: 'member',
    value: z.object({ ended: z.int() }),
  }),
  loginHistory: endpoint({
    summary: 'The member’s logins and failed tries, the newest first (ACC-08)',
    method: 'GET',
    path: '/wps/member/loginHistory',
    auth: 'member',
    query: z.object({ ...reportPageQuery(LOGIN_HISTORY_SIZE) }),
    value: z.object({ list: z.array(loginRecord), total: z.int(), totalPages: z.int(), page: z.int() }),
  }),
  freePlay: endpoint({
    summary: 'Make a trial account and log in to it',
    method: 'POST',
    path: '/wps/session/login/freeplay',
    moduleId: 'FREEPLAY3',
    tier: 'sensitive',
    value: loginValue,
    errors: ['function.not.available', 'us_forbidden_login_error'],
    refusalValue,
  }),
  trialUser: endpoint({
    summary: 'A free name for a trial account',
    method: 'GET',
    path: '/wps/member/trialuser',
    value: z.string(),
    errors: ['function.not.available'],
  }),
  touch: endpoint({ summary: 'Keep the session alive', method: 'GET', path: '/wps/session/touch', auth: 'member' }),
  logout: endpoint({
    summary: 'End the session',
    method: ['DELETE', 'POST', 'GET'],
    path: '/wps/session/logout',
    moduleId: 'COMM3',
    auth: 'member',
  }),
}
