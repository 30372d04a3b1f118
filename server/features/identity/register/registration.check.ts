/** Checks of a registration form that need only the form and the merchant. Each throws the code it names. */
import type { RegisterField, RegisterRules } from '#contract/identity/register.ts'
import { checkFreePlay } from '#server/features/identity/session/session.service.ts'
import { parseMobileNumber, type MobileNumber } from '#server/platform/contact/mobile-number.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { isOfAge, parseBirthday } from '#server/features/identity/member/birthday.check.ts'
import {
  adaptRules,
  checkFields,
  servedRules,
  type FieldError,
  type RegisterFields,
  type RuleChange,
} from '#server/platform/merchant/register-rules.check.ts'
import type { RegisterMethod, Registration } from './registration.ts'

/** The longest login name (WIR-17); applies to an address used as account name too. */
const LOGIN_NAME_MAX = 50

/** `demo@…` at the merchant `demo` reads as a name with the merchant's prefix (WIR-15). */
const isLoginName = (email: string, merchantCode: string) =>
  email.length <= LOGIN_NAME_MAX && !email.startsWith(`${merchantCode.toLowerCase()}@`)

/** The requirements of a way to register. `hasPhoneToken`: the number is verified without a code. */
function ruleChangeOf(method: RegisterMethod, { verifiesMail }: Registrar, hasPhoneToken: boolean): RuleChange {
  switch (method) {
    case 'username':
      return hasPhoneToken ? { optional: ['verificationCode'] } : {}
    case 'mobile':
      return hasPhoneToken
        ? { required: ['mobileNum'], optional: ['username', 'verificationCode'] }
        : { required: ['mobileNum', 'verificationCode'], optional: ['username'] }
    case 'mail':
      // Here the only code field is for the address; a number is bound later.
      return verifiesMail
        ? { required: ['email', 'verificationCode'], off: ['username', 'mobileNum'] }
        : { required: ['email'], off: ['username', 'mobileNum', 'verificationCode'] }
    case 'autoUsername':
      return hasPhoneToken ? { optional: ['username', 'verificationCode'] } : { optional: ['username'] }
  }
}
type Registrar = Merchant['settings']['registration']

export const refuseField = (rules: RegisterRules, path: RegisterField, message: FieldError['message']) =>
  new AppError('request.param.err', { fields: [{ path, message, patternId: rules[path]?.patternId ?? '' }] })

/** `register.type.err`: this way is not offered; `function.not.available`: no free play on the trial side. */
export function checkMethod(method: RegisterMethod, merchant: Merchant): void {
  const { byMobile, byUsername, byMail } = merchant.settings.registration
  const isOffered: Record<RegisterMethod, boolean> = {
    username: byUsername,
    mobile: byMobile,
    mail: byMail,
    autoUsername: true,
  }
  if (!isOffered[method]) throw new AppError('register.type.err')
  if (merchant.isTrialSide) checkFreePlay(merchant)
}

/** Checks the active fields by their rules. `request.param.err`, `modify.new.confirm.diff`. */
export function checkForm(
  { method, fields: typed }: Registration,
  { settings: { registration }, code }: Merchant,
  { hasPhoneToken }: { hasPhoneToken: boolean },
): { rules: RegisterRules; fields: RegisterFields } {
  const rules = adaptRules(servedRules(registration), ruleChangeOf(method, registration, hasPhoneToken))
  const errors = checkFields(rules, typed)
  if (method === 'mail' && typed.email && !isLoginName(typed.email, code))
    errors.push({ path: 'email', message: 'length', patternId: rules.email?.patternId ?? '' })
  if (errors.length > 0) throw new AppError('request.param.err', { fields: errors })
  const fields: RegisterFields = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value && rules[name as RegisterField]?.enabled),
  )
  if (method === 'mail') fields.username = fields.email
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

/** `request.param.err`: not a mobile number of its country. */
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
