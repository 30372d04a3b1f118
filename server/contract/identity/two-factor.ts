/** Two-factor login with an authenticator app (TOTP, RFC 6238) and recovery codes, and the proof it gives (WIR-21). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { proofValue } from './verification.ts'
import { CODE_MAX, PASSWORD_MAX, textOrNumber } from '../wire.ts'

const code = textOrNumber(CODE_MAX, 1)
const write = { method: 'POST', auth: 'member', trialRefused: true, tier: 'sensitive' } as const
const codeErrors = ['validate_verification_code_error', 'max.attempt.limit'] as const

export const twoFactorState = z.object({
  isBound: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** A fresh secret to scan or type, valid for some minutes; only while no app is bound. */
  secret: z.nullable(z.string()),
  otpauthUrl: z.nullable(z.string()),
})
export type TwoFactorState = z.infer<typeof twoFactorState>
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const state = endpoint({
  summary: 'Is an app bound? If not, a secret to bind one',
  method: 'GET',
  path: '/wps/member/ga',
  auth: 'member',
  trialRefused: true,
  value: twoFactorState,
})

export const bind = endpoint({
  ...write,
  summary: 'Bind the app with its first code; the recovery codes are shown only this once',
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
})

export const unbind = endpoint({
  ...write,
  summary: 'Remove the app, with the password and one of its codes or a recovery code',
  path: '/wps/member/ga/unbind',
  body: z.object({ verificationCode: code, password: textOrNumber(PASSWORD_MAX, 1) }),
  errors: [...codeErrors, 'modify.pw.incorrect.pw', 'two.factor.not.bound'],
})

export const renewRecoveryCodes = endpoint({
  ...write,
  summary: 'Replace the recovery codes',
  path: '/wps/member/ga/recoveryCodes',
  body: z.object({ verificationCode: code }),
  value: recoveryCodes,
  errors: [...codeErrors, 'two.factor.not.bound'],
})

export const prove = endpoint({
  ...write,
  summary: 'Verify the owner with a code of the app, for calls that need a second factor (ACC-06)',
  path: '/wps/member/ga/verify',
  body: z.object({ verificationCode: code }),
  value: proofValue,
  errors: [...codeErrors, 'two.factor.not.bound'],
})
