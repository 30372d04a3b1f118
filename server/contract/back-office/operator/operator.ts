/** Login to the back office: log in, log out, current operator. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { operatorRole, permission } from '../../operator-roles.ts'
import { recoveryCodes, twoFactorState } from '../../identity/two-factor.ts'
import { CODE_MAX, PASSWORD_MAX, text, textOrNumber } from '../../wire.ts'

/** What an operator must do before anything else works: choose a password, bind an authenticator app. */
export const OPERATOR_DUTIES = ['PASSWORD', 'SECOND_FACTOR'] as const
export const operatorDuty = z.enum(OPERATOR_DUTIES)
export type OperatorDuty = z.infer<typeof operatorDuty>

export const OPERATOR_PASSWORD_MIN = 8
export const operatorPassword = z.string().check(z.minLength(OPERATOR_PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
const ownPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))
const code = textOrNumber(CODE_MAX, 1)

/** The operator who is logged in. */
export const operator = z.object({
  id: z.int(),
  /** The name the operator signs in with. */
  username: z.string(),
  /** What the operator is called. */
  name: z.string(),
  role: operatorRole,
  permissions: z.array(permission),
  owes: z.nullable(operatorDuty),
})
export type Operator = z.infer<typeof operator>

const own = { method: 'POST', auth: 'operator', tier: 'sensitive', encrypted: true } as const
const session = z.object({ token: z.string(), operator })

export const login = endpoint({
  summary: 'Log an operator in',
  method: 'POST',
  path: '/wps/operator/session',
  tier: 'sensitive',
  encrypted: true,
  body: z.object({
    /** The name the operator signs in with. */
    username: text(32, 1).check(z.regex(/^[\w.-]+$/)),
    password: ownPassword,
    /** From the authenticator app, or a recovery code, if an app is bound. */
    code: z.optional(textOrNumber(CODE_MAX)),
  }),
  value: session,
  errors: [
    'login.cred.err',
    'login.denied',
    'login.second.factor.required',
    'validate_verification_code_error',
    'operator.address.refused',
    'encryption.invalid',
  ],
})

export const me = endpoint({
  summary: 'The operator who is logged in',
  method: 'GET',
  path: '/wps/operator/session',
  auth: 'operator',
  value: operator,
})

export const logout = endpoint({
  summary: 'End the back office session',
  method: 'DELETE',
  path: '/wps/operator/session',
  auth: 'operator',
})

/** Ends all other sessions of the operator; the response renews this one. */
export const changePassword = endpoint({
  ...own,
  summary: 'Choose a new password',
  path: '/wps/operator/own/password',
  body: z.object({ password: ownPassword, newPassword: operatorPassword }),
  value: session,
  errors: ['modify.pw.incorrect.pw', 'modify.new.old.same', 'max.attempt.limit', 'encryption.invalid'],
})

export const secondFactor = endpoint({
  summary: 'Is an authenticator app bound? If not, a secret to bind one',
  method: 'GET',
  path: '/wps/operator/own/secondFactor',
  auth: 'operator',
  value: twoFactorState,
})

export const bindSecondFactor = endpoint({
  ...own,
  summary: 'Bind the app with its first code; the recovery codes are shown only this once',
  path: '/wps/operator/own/secondFactor',
  body: z.object({ password: ownPassword, verificationCode: code }),
  value: recoveryCodes,
  errors: [
    'modify.pw.incorrect.pw',
    'validate_verification_code_error',
    'two.factor.bound',
    'two.factor.key.expired',
    'max.attempt.limit',
    'encryption.invalid',
  ],
})

export const unbindSecondFactor = endpoint({
  ...own,
  summary: 'Remove the app, with the password and one of its codes or a recovery code',
  path: '/wps/operator/own/secondFactor/unbind',
  body: z.object({ password: ownPassword, verificationCode: code }),
  errors: [
    'modify.pw.incorrect.pw',
    'validate_verification_code_error',
    'two.factor.not.bound',
    'max.attempt.limit',
    'encryption.invalid',
  ],
})
