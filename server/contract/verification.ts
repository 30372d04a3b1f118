/** SMS verification codes (wire §4.2). Either spelling of the mobile number is accepted on every path (wire §5). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text, textOrNumber } from './wire.ts'

export const smsBody = z.pipe(
  z.object({
    mobileNo: z.optional(text(20)),
    mobileNum: z.optional(text(20)),
    countryDialingCode: z.optional(textOrNumber(6)),
  }),
  z.transform(({ mobileNo, mobileNum, countryDialingCode }) => ({
    mobileNumber: mobileNo || mobileNum || '',
    countryDialingCode,
  })),
)
export type SmsBody = z.infer<typeof smsBody>

/** Epoch ms at which another code may be asked for. */
export const smsValue = z.object({ expirationTime: z.int() })

const sms = {
  method: 'POST',
  tier: 'code',
  body: smsBody,
  value: smsValue,
  errors: ['request.param.err', 'verification.code.wait', 'exists.mobile.err', 'function.not.available'],
} as const

export const verificationEndpoints = {
  smsRegister: endpoint({
    ...sms,
    summary: 'Send a registration code',
    path: '/wps/verification/sms/register',
    moduleId: 'REGMOBVERF3',
  }),
  smsNoLogin: endpoint({
    ...sms,
    summary: 'Send a code to a visitor',
    path: '/wps/verification/sms/noLogin',
    moduleId: 'VERIFICATION3',
  }),
  sms: endpoint({
    ...sms,
    summary: 'Send a code to a member',
    path: '/wps/verification/sms',
    auth: 'member',
    trialRefused: true,
  }),
}
