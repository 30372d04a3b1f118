/** The operator console's door: login, logout, who am I. No older client knows these calls. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorRole, permission } from './operator-roles.ts'
import { recoveryCodes, twoFactorState } from './two-factor.ts'
import { CODE_MAX, PASSWORD_MAX, text, textOrNumber } from './wire.ts'

/** What somebody must do before anything else works: choose an own password, bind an authenticator app. */
export const OPERATOR_DUTIES = ['PASSWORD', 'SECOND_FACTOR'] as const
export const operatorDuty = z.enum(OPERATOR_DUTIES)
export type OperatorDuty = z.infer<typeof operatorDuty>

export const OPERATOR_PASSWORD_MIN = 8
export const operatorPassword = z.string().check(z.minLength(OPERATOR_PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
const ownPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))
const code = textOrNumber(CODE_MAX, 1)

export const operator = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: operatorRole,
  permissions: z.array(permission),
  owes: z.nullable(operatorDuty),
})
export type Operator = z.infer<typeof operator>

const own = { method: 'POST', auth: 'operator', tier: 'sensitive', encrypted: true } as const
const session = z.object({ token: z.string(), operator })

export const operatorEndpoints = {
  login: endpoint({
    summary: 'Log an operator in',
    method: 'POST',
    path: '/wps/operator/session',
    tier: 'sensitive',
    encrypted: true,
    body: z.object({
      username: text(32, 1).check(z.regex(/^[\w.-]+$/)),
      password: ownPassword,
      /** Of the authenticator app, or a recovery code, where one is bound. */
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
  }),
  me: endpoint({
    summary: 'Who is logged in to the console',
    method: 'GET',
    path: '/wps/operator/session',
    auth: 'operator',
    value: operator,
  }),
  logout: endpoint({
    summary: 'End the console’s session',
    method: 'DELETE',
    path: '/wps/operator/session',
    auth: 'operator',
  }),
  /** Every other session of the operator is over; the answer opens this one anew. */
  changePassword: endpoint({
    ...own,
    summary: 'Choose a new password of one’s own',
    path: '/wps/operator/own/password',
    body: z.object({ password: ownPassword, newPassword: operatorPassword }),
    value: session,
    errors: ['modify.pw.incorrect.pw', 'modify.new.old.same', 'max.attempt.limit', 'encryption.invalid'],
  }),
  secondFactor: endpoint({
    summary: 'Is an authenticator app bound? If not, a secret to bind one with',
    method: 'GET',
    path: '/wps/operator/own/secondFactor',
    auth: 'operator',
    value: twoFactorState,
  }),
  bindSecondFactor: endpoint({
    ...own,
    summary: 'Bind the app by its first code; recovery codes are told this once',
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
  }),
  unbindSecondFactor: endpoint({
    ...own,
    summary: 'Take the app away, by the password and a code of it or a recovery code',
    path: '/wps/operator/own/secondFactor/unbind',
    body: z.object({ password: ownPassword, verificationCode: code }),
    errors: [
      'modify.pw.incorrect.pw',
      'validate_verification_code_error',
      'two.factor.not.bound',
      'max.attempt.limit',
      'encryption.invalid',
    ],
  }),
}
