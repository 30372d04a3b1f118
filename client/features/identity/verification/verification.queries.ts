import { useMutation } from '@tanstack/react-query'
import * as passwordEndpoints from '#contract/identity/password.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { smsValue } from '#contract/identity/verification.ts'
import { api } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'

/** A number to send a code to: digits, and the dialling code without its plus. */
export interface SmsTarget {
  mobileNum: string
  countryDialingCode: string
}
/** `register` verifies a new member's number, `visitor` logs one in, `password` recovers a password, `member` binds a number. */
export type SmsPurpose = 'register' | 'visitor' | 'password' | 'member'
/** Epoch ms from which another code may be requested. */
export interface Sent {
  expirationTime: number
}

const ENDPOINT = {
  register: verificationEndpoints.smsRegister,
  visitor: verificationEndpoints.smsNoLogin,
  password: passwordEndpoints.sendByPhone,
  member: verificationEndpoints.smsSend,
} as const

export const useSendCode = (purpose: SmsPurpose) =>
  useMutation({ mutationFn: (body: SmsTarget) => api(ENDPOINT[purpose], { body }) })

/** To the member's own verified number or address. */
export const sendOwnCode = (channel: 'sms' | 'mail'): Promise<Sent> =>
  api(channel === 'sms' ? verificationEndpoints.smsSendVerified : verificationEndpoints.mailSendVerified)

/** To an address the member wants to bind. */
export const sendMailCode = (email: string): Promise<Sent> => api(verificationEndpoints.mailSend, { body: { email } })

/** Binds a verified number to the member; `isReplacing`: it replaces an earlier one. */
export const useBindMobile = (isReplacing: boolean) =>
  useMutation({
    mutationFn: (body: SmsTarget & { verificationCode: string }) =>
      api(isReplacing ? verificationEndpoints.smsBindAndReset : verificationEndpoints.smsVerify, { body }),
  })

export const useBindEmail = (isReplacing: boolean) =>
  useMutation({
    mutationFn: (body: { email: string; verificationCode: string }) =>
      api(isReplacing ? verificationEndpoints.mailBindAndReset : verificationEndpoints.mailVerify, { body }),
  })

/** A refused repeat request says when the next one is allowed. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? smsValue.safeParse(error.value).data?.expirationTime : undefined
