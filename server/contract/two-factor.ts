/** Two-factor login by an authenticator app (TOTP, RFC 6238) with recovery codes; and the proof it gives (wire §4.12). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { proofValue } from './verification.ts'
import { CODE_MAX, PASSWORD_MAX, textOrNumber } from './wire.ts'

const code = textOrNumber(CODE_MAX, 1)
const write = { method: 'POST', auth: 'member', trialRefused: true, tier: 'sensitive' } as const
const codeErrors = ['validate_verification_code_error', 'max.attempt.limit'] as const

export const twoFactorState = z.object({
  isBound: z.boolean(),
  /** Recovery codes not used yet. */
  recoveryCodesLeft: z.int(),
  /** Only while it is not bound: a fresh secret to scan or type, good for some minutes. */
  secret: z.nullable(z.string()),
  otpauthUrl: z.nullable(z.string()),
})
export type TwoFactorState = z.infer<typeof twoFactorState>
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const twoFactorEndpoints = {
  state: endpoint({
    summary: 'Is an app bound? If not, a secret to bind one with',
    method: 'GET',
    path: '/wps/member/ga',
    auth: 'member',
    trialRefused: true,
    value: twoFactorState,
  }),
  bind: endpoint({
    ...write,
    summary: 'Bind the app by its first code; recovery codes are told this once',
    path: '/wps/member/ga/bind',
    body: z.object({ verificationCode: code, password: textOrNumber(PASSWORD_MAX, 1) }),
    value: recoveryCodes,
    errors: [
      ...codeErrors,
      'modify.pw.incorrect.pw',
      'two.factor.bound',
      'second.factor.required',
      'password.change.required',
      'two.factor.key.expired',
    ],
  }),
  unbind: endpoint({
    ...write,
    summary: 'Take the app away, by the password and a code of it or a recovery code',
    path: '/wps/member/ga/unbind',
    body: z.object({ verificationCode: code, password: textOrNumber(PASSWORD_MAX, 1) }),
    errors: [...codeErrors, 'modify.pw.incorrect.pw', 'two.factor.not.bound'],
  }),
  renewRecoveryCodes: endpoint({
    ...write,
    summary: 'New recovery codes in place of the old',
    path: '/wps/member/ga/recoveryCodes',
    body: z.object({ verificationCode: code }),
    value: recoveryCodes,
    errors: [...codeErrors, 'two.factor.not.bound'],
  }),
  prove: endpoint({
    ...write,
    summary: 'Prove to be the owner by a code of the app; opens what needs a second factor (ACC-06)',
    path: '/wps/member/ga/verify',
    body: z.object({ verificationCode: code }),
    value: proofValue,
    errors: [...codeErrors, 'two.factor.not.bound'],
  }),
}
