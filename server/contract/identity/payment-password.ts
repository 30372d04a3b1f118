/** The payment password, which protects withdrawals and bound accounts (WIR-21). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CODE_MAX, PASSWORD_MAX, textOrNumber } from '../wire.ts'

const secret = z.optional(textOrNumber(PASSWORD_MAX))

/** Field names differ by client generation; these are all that were seen. */
const setFields = z.object({
  /** Another name of newPaymentPassword. */
  password: secret,
  /** Another name of newPaymentPassword. */
  paymentPassword: secret,
  /** Another name of newPaymentPassword. */
  newPassword: secret,
  newPaymentPassword: secret,
  /** Another name of confirmPaymentPassword. */
  confirmPassword: secret,
  confirmPaymentPassword: secret,
  /** Another name of confirmPaymentPassword. */
  confirmNewPassword: secret,
  /** Another name of oldPaymentPassword. */
  oldPassword: secret,
  oldPaymentPassword: secret,
  loginPassword: secret,
  verificationCode: z.optional(textOrNumber(CODE_MAX)),
})

export const paymentPasswordBody = z.pipe(
  setFields,
  z.transform((typed) => {
    const newPassword = typed.newPaymentPassword || typed.newPassword || typed.paymentPassword || typed.password || ''
    return {
      newPassword,
      /** The oldest clients send no confirmation, so there is nothing to compare. */
      confirmPassword: typed.confirmPaymentPassword || typed.confirmNewPassword || typed.confirmPassword || newPassword,
      oldPassword: typed.oldPaymentPassword || typed.oldPassword || '',
      loginPassword: typed.loginPassword || '',
      verificationCode: typed.verificationCode || '',
    }
  }),
)
export type PaymentPasswordBody = z.infer<typeof paymentPasswordBody>

const write = {
  auth: 'member',
  trialRefused: true,
  tier: 'sensitive',
  encrypted: true,
  path: '/wps/member/paymentPassword',
  body: paymentPasswordBody,
} as const
const common = [
  'invalid.payment.pw',
  'modify.new.confirm.diff',
  'second.factor.required',
  'password.change.required',
  'request.param.err',
  'encryption.invalid',
] as const

export const has = endpoint({
  summary: 'Is a payment password set?',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  auth: 'member',
  value: z.boolean(),
})

export const set = endpoint({
  ...write,
  summary: 'Set the first payment password',
  method: 'PUT',
  errors: [...common, 'exists.payment.password'],
})

export const change = endpoint({
  ...write,
  summary: 'Change the payment password',
  method: 'POST',
  errors: [
    ...common,
    'not.exists.payment.password',
    'fund_account_payment_pwd_error',
    'payment.waiting',
    'modify.new.old.same',
    'max.attempt.limit',
  ],
})

export const reset = endpoint({
  ...write,
  summary: 'Replace a forgotten payment password, with the login password and a code to the member’s number or address',
  method: 'POST',
  path: '/wps/v2/member/paymentPassword/reset2',
  aliases: ['/wps/member/paymentPassword/reset'],
  errors: [
    ...common,
    'not.exists.payment.password',
    'modify.pw.incorrect.pw',
    'validate_verification_code_error',
    'max.attempt.limit',
  ],
})
