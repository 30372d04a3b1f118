/** The shared rules of the login forms (SCR-27, WIR-17). Each returns a text key of `session`, or undefined. */
import type { RegisterRule } from '#contract/identity/register.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'

/** Letters and digits, or anything with an @: an e-mail address, or a name followed by its merchant's. */
const USERNAME = /^(?=.{4,50}$)(?:[A-Za-z0-9]+|[^\s@]+@[^\s@]+)$/
const CAPTCHA = /^\d{1,6}$/
const CODE = /^\d{1,10}$/
const PASSWORD_LENGTH = { minLength: 6, maxLength: 16 } as const

export const checkUsername = (typed: string) => {
  if (typed.trim() === '') return 'username_required'
  return USERNAME.test(typed.trim()) ? undefined : 'username_format'
}

/** As long as the registration rule allows, if that is longer. */
export function checkPassword(typed: string, rule: Pick<RegisterRule, 'minLength' | 'maxLength'> = PASSWORD_LENGTH) {
  if (typed === '') return 'password_required'
  const min = Math.min(PASSWORD_LENGTH.minLength, rule.minLength)
  const max = Math.min(PASSWORD_MAX, Math.max(PASSWORD_LENGTH.maxLength, rule.maxLength))
  return typed.length >= min && typed.length <= max ? undefined : 'password_format'
}

/** Pasted or dictated digits contain spaces, and some keyboards type full-width ones. */
export const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')

/** An app code or a recovery code: letters too, and a dash for readability. */
export const codeOrRecovery = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')

export const checkCaptcha = (typed: string) => {
  if (digitsOf(typed) === '') return 'captcha_required'
  return CAPTCHA.test(digitsOf(typed)) ? undefined : 'captcha_format'
}

export const checkCode = (typed: string) => (CODE.test(digitsOf(typed)) ? undefined : 'code_required')
