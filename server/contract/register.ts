/** Registration: the merchant's rules, checks and the sign-up calls (wire §4.2, spec §3, §5). */
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { loginValue } from './session.ts'

/** Every field a merchant can switch on, in the order the form shows them (spec §2). */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'recommenderId',
  'birthday',
  'affiliateCode',
  'captcha',
] as const
export type RegisterField = (typeof REGISTER_FIELDS)[number]

export const registerRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  updateRequired: z.boolean(),
  /** A regular expression for the whole value; `*` accepts anything. */
  acceptedPattern: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  /** Text key `reg_pattern_<patternId>`. */
  patternId: z.string(),
})
export type RegisterRule = z.infer<typeof registerRule>

export const registerRules = z.record(z.enum(REGISTER_FIELDS), registerRule)
export type RegisterRules = z.infer<typeof registerRules>

const FIELD_MAX = 255
const field = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().trim().max(FIELD_MAX))
  .optional()

export const registerBody = z.object({
  username: field,
  password: z.string().max(64).optional(),
  confirmPassword: z.string().max(64).optional(),
  confimpsw: z.string().max(64).optional(),
  paymentPassword: z.string().max(64).optional(),
  idNumber: field,
  qqNum: field,
  facebook: field,
  wechat: field,
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
  registerUrl: z.string().max(1024).optional(),
  registerMethod: z.string().max(32).optional(),
  domain: field,
  login: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  loginDeviceId: field,
})
export type RegisterBody = z.infer<typeof registerBody>

/** With `login: true` the session of the new member; else null. */
export const registerValue = loginValue.nullable()

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
  'register.underage',
  'register.type.err',
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

export const registerEndpoints = {
  settings: endpoint({
    summary: 'The registration rules of the merchant, field by field',
    method: 'GET',
    path: '/wps/system/setting/register',
    moduleId: 'REG3',
    value: registerRules,
  }),
  checkUsername: endpoint({
    summary: 'Is a user name free? 200 with success:false where it is taken',
    method: 'GET',
    path: '/wps/check/username',
    tier: 'sensitive',
    query: z.object({ username: z.string().trim().min(1).max(FIELD_MAX) }),
    errors: ['exists.username.err', 'format.username.err'],
    statuses: { 'exists.username.err': 200 },
  }),
  register: endpoint({
    ...registration,
    summary: 'Register by user name',
    path: '/wps/member/register',
    moduleId: 'REG3',
    encrypted: true,
  }),
  registerByMobile: endpoint({
    ...registration,
    summary: 'Register by mobile number',
    path: '/wps/member/register/mobile',
    moduleId: 'MOBILENUMREG3',
    encrypted: true,
  }),
  registerAutoUsername: endpoint({
    ...registration,
    summary: 'Register with a user name the server makes up',
    path: '/wps/member/register/autoUsername',
  }),
  affiliate: endpoint({
    summary: 'Is an affiliate (invitation) code valid?',
    method: 'GET',
    path: '/wps/agent/affiliate',
    moduleId: 'AFFMAN3',
    query: z.object({ code: z.string().trim().max(64).optional(), domain: z.string().trim().max(255).optional() }),
    value: z.object({ code: z.string() }),
    errors: ['register.affiliate.invalid'],
  }),
  defaultAffiliate: endpoint({
    summary: 'The affiliate code used where a visitor brings none',
    method: 'GET',
    path: '/wps/agent/default',
    value: z.string(),
    errors: ['no.data'],
  }),
}
