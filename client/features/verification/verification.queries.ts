import { useMutation } from '@tanstack/react-query'
import { smsValue, verificationEndpoints } from '#contract/verification.ts'
import { api } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'

/** A number to send a code to: digits, and the dialling code without its plus. */
export interface SmsTarget {
  mobileNum: string
  countryDialingCode: string
}
/** `register` proves a new member's number, `visitor` logs one in, `member` proves a number somebody logged in wants. */
export type SmsPurpose = 'register' | 'visitor' | 'member'

const ENDPOINT = {
  register: verificationEndpoints.smsRegister,
  visitor: verificationEndpoints.smsNoLogin,
  member: verificationEndpoints.sms,
} as const

export const useSendCode = (purpose: SmsPurpose) =>
  useMutation({ mutationFn: (body: SmsTarget) => api(ENDPOINT[purpose], { body }) })

/** A refused second request tells when the next one may come. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? smsValue.safeParse(error.value).data?.expirationTime : undefined
