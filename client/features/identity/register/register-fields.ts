/** Which fields the registration form shows, in which order, and what is wrong with a value, by the server's rules. */
import { REGISTER_FIELDS, type RegisterField, type RegisterRule, type RegisterRules } from '#contract/identity/register.ts'

export { problemOf } from '#client/lib/rule-problem.ts'

export const REGISTER_METHODS = ['username', 'mobile'] as const
export type RegisterMethod = (typeof REGISTER_METHODS)[number]

/** The number and its code come first if they are the account, otherwise after the payee's name (SCR-25). */
const MOBILE_PART = ['mobileNum', 'verificationCode'] as const
const isMobilePart = (name: RegisterField) => MOBILE_PART.some((part) => part === name)

const ORDER: Record<RegisterMethod, readonly RegisterField[]> = {
  username: REGISTER_FIELDS,
  mobile: [...MOBILE_PART, ...REGISTER_FIELDS.filter((name) => !isMobilePart(name))],
}

export interface FormField {
  name: RegisterField
  rule: RegisterRule
}

interface Options {
  method: RegisterMethod
  /** Flag REGMOBVERF3: an SMS code verifies the mobile number. */
  verifiesMobile: boolean
  /** The mobile field is not empty. */
  hasMobile: boolean
}

function ruleFor(name: RegisterField, rule: RegisterRule, { method, verifiesMobile, hasMobile }: Options): RegisterRule {
  if (name === 'verificationCode') {
    const isAsked = verifiesMobile && (method === 'mobile' || (rule.enabled && hasMobile))
    return { ...rule, enabled: isAsked, required: isAsked }
  }
  if (method === 'username') return rule
  // By mobile the number is the account; members who choose no username get a generated one.
  if (name === 'mobileNum') return { ...rule, enabled: true, required: true }
  return name === 'username' ? { ...rule, required: false } : rule
}

export const fieldsOf = (rules: RegisterRules, options: Options): FormField[] =>
  ORDER[options.method].map((name) => ({ name, rule: ruleFor(name, rules[name], options) })).filter(({ rule }) => rule.enabled)
