/** What a player may type as a mobile number, per country. The server has the numbering plans; this saves a round trip. */
import type { Country } from '#contract/site/system/system.ts'

/** The shared rule if the country is not known (WIR-17). */
const ANY_LENGTH = { minLength: 8, maxLength: 16 } as const
/** SCR-29: the field's length, spaces and dashes included. */
export const MOBILE_MAX = 20
export const CODE_MAX = 10

export type NumberPlan = Pick<Country, 'minLength' | 'maxLength' | 'countryDialingCode'>

const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/[\s()./\u2010-\u2015-]/g, '')

/** `0917 123-4567` → `09171234567`; a number pasted whole loses its dialling code: `+63 917 123 4567` → `9171234567`. */
export function mobileDigits(typed: string, country: NumberPlan | undefined): string {
  const digits = digitsOf(typed)
  if (!country) return digits
  const { countryDialingCode: code, maxLength } = country
  const prefix = [`+${code}`, `00${code}`].find((written) => digits.startsWith(written))
  if (prefix) return digits.slice(prefix.length)
  return digits.length > maxLength && digits.startsWith(code) ? digits.slice(code.length) : digits
}

export const shortestMobile = (country: NumberPlan | undefined) => (country ?? ANY_LENGTH).minLength

/** What is wrong with a number; undefined if it may be valid. */
export function mobileProblem(typed: string, country: NumberPlan | undefined): 'short' | 'long' | undefined {
  const { minLength, maxLength } = country ?? ANY_LENGTH
  const digits = mobileDigits(typed, country)
  if (!/^\d+$/.test(digits) || digits.length < minLength) return 'short'
  return digits.length > maxLength ? 'long' : undefined
}
