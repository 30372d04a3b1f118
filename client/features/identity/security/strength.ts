/** The strength of an account's protection, in five parts. */
import type { SecurityConfig } from '#contract/identity/security.ts'

export const GUARDS = ['mobile', 'email', 'payment', 'questions', 'app'] as const
export type Guard = (typeof GUARDS)[number]

const IS_SET: Record<Guard, (config: SecurityConfig) => boolean> = {
  mobile: ({ mobileVerified }) => mobileVerified,
  email: ({ emailVerified }) => emailVerified,
  payment: ({ hasPaymentPassword }) => hasPaymentPassword,
  questions: ({ hasSecurityQuestions }) => hasSecurityQuestions,
  app: ({ hasTwoFactor }) => hasTwoFactor,
}
const STRONG = 4
const FAIR = 2

export interface Strength {
  set: number
  of: number
  level: 'weak' | 'fair' | 'strong'
}

/** Counts only the protections this merchant offers. */
export function strengthOf(config: SecurityConfig, offered: readonly Guard[] = GUARDS): Strength {
  const set = offered.filter((guard) => IS_SET[guard](config)).length
  const isAll = set === offered.length
  return { set, of: offered.length, level: set >= STRONG || isAll ? 'strong' : set >= FAIR ? 'fair' : 'weak' }
}
