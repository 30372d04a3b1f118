/** Which fields the registration form shows, in the spec's order, and what is wrong with a value: the server's rules read here. */
import { REGISTER_FIELDS, type RegisterField, type RegisterRule, type RegisterRules } from '#contract/register.ts'

export { problemOf } from '#client/lib/rule-problem.ts'

export const REGISTER_METHODS = ['username', 'mobile'] as const
export type RegisterMethod = (typeof REGISTER_METHODS)[number]

/** The number and its code come first where they are the account, else after the payee's name (spec §2). */
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
  /** Flag REGMOBVERF3: a mobile number is proved by an SMS code. */
  verifiesMobile: boolean
  /** Something stands in the mobile field. */
  hasMobile: boolean
}

function ruleFor(name: RegisterField, rule: RegisterRule, { method, verifiesMobile, hasMobile }: Options): RegisterRule {
  if (name === 'verificationCode') {
    const isAsked = verifiesMobile && (method === 'mobile' || (rule.enabled && hasMobile))
    return { ...rule, enabled: isAsked, required: isAsked }
  }
  if (method === 'username') return rule
  // By mobile the number is the account; a name is made up for whoever chooses none.
  if (name === 'mobileNum') return { ...rule, enabled: true, required: true }
  return name === 'username' ? { ...rule, required: false } : rule
}

export const fieldsOf = (rules: RegisterRules, options: Options): FormField[] =>
  ORDER[options.method].map((name) => ({ name, rule: ruleFor(name, rules[name], options) })).filter(({ rule }) => rule.enabled)
