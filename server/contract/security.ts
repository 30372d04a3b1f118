/** The security centre's overview: what is set and what is not (wire §4.12). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { kycState } from './kyc-form.ts'

/** Of the clients' key names none is known (wire §6); these are ours. */
export const securityConfig = z.object({
  hasPaymentPassword: z.boolean(),
  /** Epoch ms from which the payment password is good; null: it is, or there is none. */
  paymentOpensAt: z.nullable(z.int()),
  /** Hours a payment password waits that is set without a proof from `paymentProofs`; null: one that is set now is good at once. */
  paymentWaitHours: z.nullable(z.int()),
  /** Ways to prove the owner apart from the last reset of the login password. */
  paymentProofs: z.array(z.enum(['totp', 'sms', 'mail'])),
  hasSecurityQuestions: z.boolean(),
  hasTwoFactor: z.boolean(),
  mobileVerified: z.boolean(),
  /** Masked; empty where there is none. */
  mobile: z.string(),
  emailVerified: z.boolean(),
  email: z.string(),
  /** Null where the merchant makes no identity checks, or not of this member. */
  identityCheck: z.nullable(kycState),
  payoutAccountCount: z.int(),
  openSessionCount: z.int(),
  /** Epoch ms; null where it was never changed. */
  passwordChangedAt: z.nullable(z.int()),
  /** Changes of credentials and accounts ask for a second factor first (ACC-06). */
  needsSecondFactor: z.boolean(),
  /** Ways the member has to prove to be the owner. */
  proofs: z.array(z.enum(['sms', 'mail', 'totp', 'question'])),
})
export type SecurityConfig = z.infer<typeof securityConfig>

export const securityEndpoints = {
  config: endpoint({
    summary: 'What of the account’s security is set',
    method: 'GET',
    path: '/wps/v2/member/securityConfig',
    aliases: ['/wps/member/securityConfig'],
    auth: 'member',
    value: securityConfig,
  }),
}
