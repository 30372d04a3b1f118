/** Sessions: encrypted login, free play, touch, logout (wire §4.1). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { memberType, text, textOrNumber } from './wire.ts'

export const LOGIN_NAME_MAX = 50
export const PASSWORD_MAX = 64
export const CAPTCHA_MAX = 16

export const loginBody = z.object({
  username: text(LOGIN_NAME_MAX, 1),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  captcha: z.optional(text(CAPTCHA_MAX)),
  type: z._default(z.enum(['username', 'sms', 'firebase']), 'username'),
  countryDialingCode: z.optional(textOrNumber(6)),
  loginDeviceId: z.optional(text(128)),
  uuId: z.optional(text(128)),
  device: z.optional(text(64)),
})
export type LoginBody = z.infer<typeof loginBody>

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
})
export type LoginValue = z.infer<typeof loginValue>

/** `error.value` of a refused login: always present; `captcha: true` makes clients fetch and show one. */
export const loginRefusal = z.object({
  captcha: z.boolean(),
  /** Tries left before the next barrier (captcha, then lock), where there is one. */
  remainingAttempts: z.optional(z.int()),
  /** Epoch ms at which a locked account opens again. */
  lockedUntil: z.optional(z.int()),
})
export type LoginRefusal = z.infer<typeof loginRefusal>

const loginErrors = [
  'login.cred.err',
  'login.captcha.err',
  'login.denied',
  'login.pwd.forbidden.err',
  'login_blocked_by_self_exclusion',
  'us_forbidden_login_error',
  'function.not.available',
  'validate_verification_code_error',
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
    body: loginBody,
    value: loginValue,
    errors: [...loginErrors],
    refusalValue,
  }),
  freePlay: endpoint({
    summary: 'Make a trial account and log in to it',
    method: 'POST',
    path: '/wps/session/login/freeplay',
    moduleId: 'FREEPLAY3',
    tier: 'sensitive',
    value: loginValue,
    errors: ['function.not.available'],
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
