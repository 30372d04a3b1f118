/** A merchant's registration rules, shared by the site settings and the form (WIR-17, SCR-26). */
import * as z from 'zod/mini'

/** Every field a merchant can switch on, in the order the form shows them (SCR-25). */
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
