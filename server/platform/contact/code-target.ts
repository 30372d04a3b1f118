/** The target of a code: a mobile number or an email address. */
import type { SmsBody } from '#contract/identity/verification.ts'
import { checkValue } from '#server/platform/merchant/register-rules.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { parseMobileNumber, type MobileNumber } from './mobile-number.ts'

export interface MailAddress {
  /** Lower case. */
  email: string
}
export type CodeTarget = MobileNumber | MailAddress

/** A Redis key for a target, the same however it was typed. */
export const targetKey = (target: CodeTarget): string =>
  'email' in target ? `mail:${encodeURIComponent(target.email)}` : `sms:${target.diallingCode}${target.mobileNumber}`

/** Throws `request.param.err` if it is not a mobile number of its country. */
export function readNumber({ mobileNumber, countryDialingCode }: SmsBody, { settings }: Merchant): MobileNumber {
  const number = parseMobileNumber(mobileNumber, countryDialingCode, settings.registration.defaultCountry)
  if (number) return number
  throw new AppError('request.param.err', {
    fields: [{ path: 'mobileNum', message: mobileNumber ? 'pattern' : 'required', patternId: 'mobile' }],
  })
}

/** Checked by the merchant's registration rule (SCR-26). Throws `request.param.err`. */
export function readEmail(typed: string, { settings }: Merchant): MailAddress {
  const rule = settings.registration.rules.email
  const email = typed.trim().toLowerCase()
  const message = checkValue({ ...rule, required: true }, email)
  if (message) throw new AppError('request.param.err', { fields: [{ path: 'email', message, patternId: rule.patternId }] })
  return { email }
}

/** Shows only the first letter and the domain. */
export function maskEmail(email: string | null): string {
  if (!email) return ''
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at))}***${email.slice(at)}`
}
