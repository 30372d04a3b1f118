/** Checks a form by the rules the merchant serves, as pure functions, so that what the form shows is enforced. */
import { REGISTER_FIELDS, type RegisterField, type RegisterRule, type RegisterRules } from '#contract/identity/register.ts'
import type { MerchantSettings } from '#server/platform/merchant/merchant-settings.ts'

/** The ruled fields of a form. */
export type RegisterFields = Partial<Record<RegisterField, string>>

export interface FieldError {
  path: RegisterField
  /** `unknown`: well formed, but refers to nothing that exists. */
  message: 'required' | 'length' | 'pattern' | 'unknown'
  patternId: string
}

const ANYTHING = '*'
/** Never allowed; PostgreSQL refuses the first of them. */
const CONTROL_CHARACTER = /\p{Cc}/u
/** Patterns come from the merchant: one that backtracks badly must not meet a long value. */
const MAX_PATTERN_LENGTH = 300
const MAX_MATCHED_LENGTH = 255

const change = (rules: RegisterRules, field: RegisterField, part: Partial<RegisterRule>): void => {
  const rule = rules[field]
  if (rule) rules[field] = { ...rule, ...part }
}

/** The stored rules, adjusted by which ways to register are on. */
export function servedRules({
  byUsername,
  byMobile,
  verifiesMobile,
  rules: stored,
}: MerchantSettings['registration']): RegisterRules {
  const rules = { ...stored }
  change(rules, 'username', { enabled: byUsername, required: byUsername })
  if (byMobile) change(rules, 'mobileNum', { enabled: true, ...(byUsername ? {} : { required: true }) })
  change(rules, 'verificationCode', { enabled: verifiesMobile && rules.mobileNum?.enabled === true })
  return rules
}

/** Requirements of a call beyond the served rules. */
export interface RuleChange {
  required?: readonly RegisterField[]
  optional?: readonly RegisterField[]
  off?: readonly RegisterField[]
}

export function adaptRules(served: RegisterRules, { required = [], optional = [], off = [] }: RuleChange): RegisterRules {
  const rules = { ...served }
  for (const field of required) change(rules, field, { enabled: true, required: true })
  for (const field of optional) change(rules, field, { required: false })
  for (const field of off) change(rules, field, { enabled: false, required: false })
  return rules
}

const patterns = new Map<string, RegExp>()
const MAX_PATTERNS = 500

function wholePattern(pattern: string): RegExp {
  const known = patterns.get(pattern)
  if (known) return known
  if (pattern.length > MAX_PATTERN_LENGTH) throw new Error(`a register pattern is longer than ${MAX_PATTERN_LENGTH} characters`)
  const compiled = new RegExp(`^(?:${pattern})$`)
  if (patterns.size >= MAX_PATTERNS) patterns.clear()
  patterns.set(pattern, compiled)
  return compiled
}

/** The error of a value, or undefined. An optional field may be empty (SCR-26). */
export function checkValue(rule: RegisterRule, value: string | undefined): FieldError['message'] | undefined {
  if (!value) return rule.required ? 'required' : undefined
  if (value.length < rule.minLength || value.length > rule.maxLength || value.length > MAX_MATCHED_LENGTH) return 'length'
  if (CONTROL_CHARACTER.test(value)) return 'pattern'
  if (rule.acceptedPattern === ANYTHING || wholePattern(rule.acceptedPattern).test(value)) return undefined
  return 'pattern'
}

/** Every field that breaks its rule, in the order of the form. Fields that are switched off are skipped. */
export function checkFields(rules: RegisterRules, fields: RegisterFields): FieldError[] {
  return REGISTER_FIELDS.flatMap((path) => {
    const rule = rules[path]
    const message = rule?.enabled ? checkValue(rule, fields[path]) : undefined
    return rule && message ? [{ path, message, patternId: rule.patternId }] : []
  })
}
