/** What members change of their own account (WIR-20). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { languageFromWire, money, PASSWORD_MAX, text, textOrNumber } from '../../wire.ts'

const FIELD_MAX = 255
const profileField = z.optional(text(FIELD_MAX))
/** What a member may change, each under the registration rule of the same name (SCR-26). */
export const profileBody = z.object({
  nickname: profileField,
  payeeName: profileField,
  email: profileField,
  birthday: profileField,
  qqNum: profileField,
  facebook: profileField,
  wechat: profileField,
  /** Where the member can be reached on LINE. */
  line: profileField,
  whatsapp: profileField,
  zalo: profileField,
})
export type ProfileBody = z.infer<typeof profileBody>

const write = { method: 'POST', auth: 'member', trialRefused: true } as const
const profileErrors = [
  'request.param.err',
  'exists.nickname.err',
  'format.nickname.err',
  'exists.email.err',
  'register.underage',
  'profile.set.once',
  'second.factor.required',
  'password.change.required',
  'function.not.available',
  'login_blocked_by_self_exclusion',
] as const

export const setLanguage = endpoint({
  summary: "Save the member's language",
  method: 'PUT',
  path: '/wps/member/language',
  auth: 'member',
  body: z.object({
    language: z.pipe(
      z.string().check(z.maxLength(8)),
      z.transform((code, context) => {
        const known = languageFromWire(code)
        if (known) return known
        context.issues.push({ code: 'custom', message: 'unknown language', input: code })
        return z.NEVER
      }),
    ),
  }),
})

export const updateProfile = endpoint({
  ...write,
  summary: 'Change parts of the profile; payee and birthday cannot be changed once set',
  path: '/wps/member/info',
  body: profileBody,
  errors: [...profileErrors],
})

export const setNickname = endpoint({
  ...write,
  summary: 'Change the nickname',
  path: '/wps/member/info/nickname',
  body: z.object({ nickname: text(FIELD_MAX, 1) }),
  errors: [...profileErrors],
})

export const setPayeeName = endpoint({
  ...write,
  summary: 'Set the payee’s name, once; bound accounts are in this name',
  path: '/wps/member/info/payeename',
  body: z.object({ payeeName: text(FIELD_MAX, 1) }),
  errors: [...profileErrors],
})

export const setEmail = endpoint({
  ...write,
  summary: 'Change the email address; it must be verified again',
  path: '/wps/member/info/email',
  body: z.object({ email: text(FIELD_MAX, 1) }),
  errors: [...profileErrors],
})

export const setMobile = endpoint({
  ...write,
  summary: 'Change the mobile number, with a code if the merchant verifies numbers',
  path: '/wps/member/info/mobile',
  body: z.object({
    mobileNum: textOrNumber(20, 1),
    countryDialingCode: z.optional(textOrNumber(6)),
    verificationCode: z.optional(textOrNumber(16)),
  }),
  errors: [...profileErrors, 'exists.mobile.err', 'validate_verification_code_error', 'max.attempt.limit'],
})

export const acceptTerms = endpoint({
  ...write,
  summary: 'Accept the current terms (ACC-04)',
  path: '/wps/member/terms',
  body: z.object({
    /** The version of the terms, as termsDue names it. */
    version: text(32, 1),
  }),
  errors: ['request.param.err'],
})

export const close = endpoint({
  ...write,
  summary: 'Close the account for good; the balance is paid out (ACC-10)',
  path: '/wps/member/close',
  tier: 'sensitive',
  encrypted: true,
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)) }),
  /** In units of the currency. */
  value: z.object({ refunded: money }),
  errors: [
    'modify.pw.incorrect.pw',
    'max.attempt.limit',
    'account.close.pending',
    'second.factor.required',
    'password.change.required',
    'encryption.invalid',
  ],
})
