/** Checks of a sign-up form that need nothing but the form and the merchant. Each throws the code it names. */
import type { RegisterField, RegisterRules } from '#contract/register.ts'
import { parseMobileNumber, type MobileNumber } from '#server/features/verification/mobile-number.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { isOfAge, parseBirthday } from './birthday.check.ts'
import {
  adaptRules,
  checkFields,
  servedRules,
  type FieldError,
  type RegisterFields,
  type RuleChange,
} from './register-rules.check.ts'
import type { RegisterMethod, Registration } from './registration.ts'

const RULES_OF: Record<RegisterMethod, RuleChange> = {
  username: {},
  mobile: { required: ['mobileNum', 'verificationCode'], optional: ['username'] },
  autoUsername: { optional: ['username'] },
}

const refuseField = (rules: RegisterRules, path: RegisterField, message: FieldError['message']) =>
  new AppError('request.param.err', { fields: [{ path, message, patternId: rules[path]?.patternId ?? '' }] })

/** `register.type.err`: the way is not offered; `function.not.available`: no free play on the trial side. */
export function checkMethod(method: RegisterMethod, { settings, isTrialSide }: Merchant): void {
  const { byMobile, byUsername } = settings.registration
  const isOffered = method === 'mobile' ? byMobile : method === 'autoUsername' || byUsername
  if (!isOffered) throw new AppError('register.type.err')
  if (isTrialSide && !settings.freePlay.isEnabled) throw new AppError('function.not.available')
}

/** The switched-on fields, every one by its rule. `request.param.err`, `modify.new.confirm.diff`. */
export function checkForm(
  { method, fields: typed }: Registration,
  { settings }: Merchant,
): { rules: RegisterRules; fields: RegisterFields } {
  const rules = adaptRules(servedRules(settings.registration), RULES_OF[method])
  const errors = checkFields(rules, typed)
  if (errors.length > 0) throw new AppError('request.param.err', { fields: errors })
  const fields: RegisterFields = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value && rules[name as RegisterField]?.enabled),
  )
  if (rules.confirmPassword?.enabled && fields.confirmPassword !== fields.password) throw new AppError('modify.new.confirm.diff')
  return { rules, fields }
}

/** `request.param.err`: no such day; `register.underage` (ACC-04). */
export function readBirthday(
  rules: RegisterRules,
  text: string | undefined,
  { settings, timezone }: Merchant,
  now: Date,
): Date | undefined {
  if (!text) return undefined
  const birthday = parseBirthday(text)
  if (!birthday) throw refuseField(rules, 'birthday', 'pattern')
  if (!isOfAge(birthday, settings.registration.minimumAge, now, timezone)) throw new AppError('register.underage')
  return birthday
}

/** `request.param.err`: no mobile number of its country. */
export function readMobile(
  rules: RegisterRules,
  typed: string | undefined,
  diallingCode: string | undefined,
  { settings }: Merchant,
): MobileNumber | undefined {
  if (!typed) return undefined
  const number = parseMobileNumber(typed, diallingCode, settings.registration.defaultCountry)
  if (!number) throw refuseField(rules, 'mobileNum', 'pattern')
  return number
}
