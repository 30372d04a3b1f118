/** The security centre's overview: what is set and what is not (WIR-21). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { kycState } from './kyc/kyc-form.ts'

/** No client's key names are known (WIR-21); these are our own. */
export const securityConfig = z.object({
  hasPaymentPassword: z.boolean(),
  /** When the payment password becomes valid, epoch ms; null = it is valid, or there is none. */
  paymentOpensAt: z.nullable(z.int()),
  /** Hours before a payment password set without a proof from `paymentProofs` becomes valid; null = it is valid at once. */
  paymentWaitHours: z.nullable(z.int()),
  /** Ways to verify the owner that do not depend on the last reset of the login password. */
  paymentProofs: z.array(z.enum(['totp', 'sms', 'mail'])),
  hasSecurityQuestions: z.boolean(),
  hasTwoFactor: z.boolean(),
  mobileVerified: z.boolean(),
  /** Masked; empty if there is none. */
  mobile: z.string(),
  emailVerified: z.boolean(),
  email: z.string(),
  /** null if the merchant makes no identity checks, or none of this member. */
  identityCheck: z.nullable(kycState),
  payoutAccountCount: z.int(),
  openSessionCount: z.int(),
  /** Epoch ms; null = never changed. */
  passwordChangedAt: z.nullable(z.int()),
  /** Changes of credentials and accounts need a second factor first (ACC-06). */
  needsSecondFactor: z.boolean(),
  /** Ways in which the member can prove ownership. */
  proofs: z.array(z.enum(['sms', 'mail', 'totp', 'question'])),
})
export type SecurityConfig = z.infer<typeof securityConfig>

export const config = endpoint({
  summary: 'Which security features are set up',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  aliases: ['/wps/member/securityConfig'],
  auth: 'member',
  value: securityConfig,
})
