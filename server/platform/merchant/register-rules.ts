import type { RegisterField, RegisterRule, RegisterRules } from '#contract/identity/register.ts'

const rule = (patternId: string, acceptedPattern: string, minLength: number, maxLength: number): RegisterRule => ({
  enabled: false,
  required: false,
  updateRequired: false,
  acceptedPattern,
  minLength,
  maxLength,
  patternId,
})
const required = (base: RegisterRule): RegisterRule => ({ ...base, enabled: true, required: true })
const optional = (base: RegisterRule): RegisterRule => ({ ...base, enabled: true })

/** Invisible characters, and those that reverse the writing direction: with them a name could pass for another. */
const UNSEEN = '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\u3164\\ufeff'

/**
 * Any address that can receive mail: `user+tag@gmail.com`, `.info`. The narrower one of SCR-30 is only for the
 * forgotten-password form.
 */
const ADDRESS = '^[A-Za-z0-9._%+-]+@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\\.[A-Za-z]{2,24}$'

/** The default rules; real clients read the same map (WIR-17). */
export const DEFAULT_REGISTER_RULES: RegisterRules = {
  username: required(rule('username', '^[A-Za-z][A-Za-z0-9]{5,12}$', 6, 13)),
  password: required(rule('password', '^[A-Za-z0-9!@#$%^&*_.-]{6,16}$', 6, 16)),
  confirmPassword: required(rule('password', '*', 6, 16)),
  paymentPassword: rule('payment_password', '^\\d{6}$', 6, 6),
  idNumber: rule('id_number', '^[A-Za-z0-9-]{4,30}$', 4, 30),
  qqNum: rule('qq', '^\\d{5,10}$', 5, 10),
  facebook: rule('contact', '*', 1, 100),
  wechat: rule('contact', '*', 1, 100),
  line: rule('contact', '*', 1, 100),
  whatsapp: rule('contact', '*', 1, 100),
  zalo: rule('contact', '*', 1, 100),
  email: optional(rule('email', ADDRESS, 6, 255)),
  nickname: rule('nickname', `^[^<>${UNSEEN}]{2,20}$`, 2, 20),
  payeeName: rule('payee_name', `^[^<>0-9${UNSEEN}]{2,60}$`, 2, 60),
  mobileNum: rule('mobile', '^\\d{8,16}$', 8, 16),
  verificationCode: rule('code', '^\\d{4,10}$', 4, 10),
  recommenderId: rule('recommender', '^[A-Za-z0-9]{1,30}$', 1, 30),
  birthday: optional(rule('birthday', '^\\d{4}-\\d{2}-\\d{2}$', 10, 10)),
  affiliateCode: optional(rule('affiliate', '^[A-Za-z0-9]{1,30}$', 1, 30)),
  captcha: rule('captcha', '^\\d{1,6}$', 1, 6),
} satisfies Record<RegisterField, RegisterRule>
