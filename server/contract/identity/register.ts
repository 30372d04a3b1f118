/** Registration: the merchant's rules, checks and the sign-up calls (WIR-17, SCR-25, SCR-26). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { avatarValue } from './avatar.ts'
import { registerRules } from '../register-rules.ts'
import { loginValue } from './session.ts'
import { text, textOrNumber, wireFlag } from '../wire.ts'

export {
  REGISTER_FIELDS,
  registerRule,
  registerRules,
  type RegisterField,
  type RegisterRule,
  type RegisterRules,
} from '../register-rules.ts'

const FIELD_MAX = 255
const ID_TOKEN_MAX = 4_096
const field = z.optional(textOrNumber(FIELD_MAX))

export const registerBody = z.object({
  username: field,
  password: z.optional(z.string().check(z.maxLength(64))),
  confirmPassword: z.optional(z.string().check(z.maxLength(64))),
  confimpsw: z.optional(z.string().check(z.maxLength(64))),
  paymentPassword: z.optional(z.string().check(z.maxLength(64))),
  idNumber: field,
  qqNum: field,
  facebook: field,
  wechat: field,
  /** Where the member can be reached on LINE. */
  line: field,
  whatsapp: field,
  zalo: field,
  email: field,
  nickname: field,
  payeeName: field,
  mobileNum: field,
  mobileNo: field,
  countryDialingCode: field,
  verificationCode: field,
  messageCode: field,
  recommenderId: field,
  birthday: field,
  affiliateCode: field,
  captcha: field,
  registerUrl: z.optional(z.string().check(z.maxLength(1024))),
  registerMethod: z.optional(z.string().check(z.maxLength(32))),
  domain: field,
  login: z.optional(wireFlag),
  loginDeviceId: field,
  /** A phone identity provider verified the number; no SMS code is needed. */
  firebaseChannel: field,
  firebaseIdToken: z.optional(z.string().check(z.maxLength(ID_TOKEN_MAX))),
  /** Invitation by a member, who earns a share of the new member's bets. */
  referralCode: field,
  /** The number of an agent's link, if no code is sent. */
  linkId: field,
})
export type RegisterBody = z.infer<typeof registerBody>

/** The new member's session with `login: true`; otherwise null. */
export const registerValue = z.nullable(loginValue)

const registerErrors = [
  'request.param.err',
  'exists.username.err',
  'exists.email.err',
  'exists.mobile.err',
  'exists.nickname.err',
  'format.username.err',
  'format.nickname.err',
  'modify.new.confirm.diff',
  'validate_verification_code_error',
  'max.attempt.limit',
  'register.affiliate.invalid',
  'register.referral.invalid',
  'register.underage',
  'login_blocked_by_self_exclusion',
  'register.type.err',
  'register.failed',
  'us_forbidden_login_error',
  'login.agents.only',
  'login.captcha.err',
  'function.not.available',
  'encryption.invalid',
] as const

const registration = {
  method: 'PUT',
  tier: 'sensitive',
  body: registerBody,
  value: registerValue,
  errors: [...registerErrors],
} as const

export const settings = endpoint({
  summary: 'The merchant’s registration rules, field by field',
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  value: registerRules,
})

export const checkUsername = endpoint({
  summary: 'Is a username free? 200 with success:false if it is taken',
  method: 'GET',
  path: '/wps/check/username',
  tier: 'sensitive',
  query: z.object({ username: text(FIELD_MAX, 1) }),
  errors: ['exists.username.err', 'format.username.err'],
  statuses: { 'format.username.err': 400, 'request.param.err': 400 },
})

export const register = endpoint({
  ...registration,
  summary: 'Register with a username',
  path: '/wps/member/register',
  moduleId: 'REG3',
  encrypted: true,
})

export const registerByMobile = endpoint({
  ...registration,
  summary: 'Register with a mobile number',
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
  encrypted: true,
})

export const registerByMail = endpoint({
  ...registration,
  summary: 'Register with an email address as the account name',
  path: '/wps/member/register/mail',
  moduleId: 'MAILREG3',
  encrypted: true,
})

export const registerAutoUsername = endpoint({
  ...registration,
  summary: 'Register with a generated username',
  path: '/wps/member/register/autoUsername',
})

const REFERRAL_CODE_MAX = 32
export const inviter = endpoint({
  summary: 'Who invites with a friend’s code',
  method: 'GET',
  path: '/wps/referral/inviter',
  tier: 'sensitive',
  query: z.object({
    /** The code of the invitation. */
    code: text(REFERRAL_CODE_MAX, 1),
  }),
  /** The name is `ma***ay`, never whole, and the picture built-in. */
  value: z.object({
    /** The code of the invitation. */
    code: z.string(),
    name: z.string(),
    ...avatarValue.shape,
  }),
  errors: ['register.referral.invalid', 'function.not.available'],
})

export const affiliate = endpoint({
  summary: 'Is an affiliate (invitation) code valid?',
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  query: z.object({
    /** The code in an agent's link. */
    code: z.optional(text(64)),
    domain: z.optional(text(255)),
  }),
  value: z.object({
    /** The code to register with. */
    code: z.string(),
  }),
  errors: ['register.affiliate.invalid'],
})

export const defaultAffiliate = endpoint({
  summary: 'The affiliate code for visitors who bring none',
  method: 'GET',
  path: '/wps/agent/default',
  value: z.string(),
  errors: ['no.data'],
})
