/** What a player may type as a mobile number, per country. The server has the numbering plans; this saves a round trip. */
import type { Country } from '#contract/system.ts'

/** The shared rule where the country is not known (wire §4.2). */
const ANY_LENGTH = { minLength: 8, maxLength: 16 } as const
/** Spec §9: what the field takes, spaces and dashes included. */
export const MOBILE_MAX = 20
export const CODE_MAX = 10

type Lengths = Pick<Country, 'minLength' | 'maxLength'>

/** `0917 123-4567` → `09171234567`. */
export const mobileDigits = (typed: string) => typed.replace(/[\s()./-]/g, '')

export const shortestMobile = (country: Lengths | undefined) => (country ?? ANY_LENGTH).minLength

export function isMobile(typed: string, country: Lengths | undefined): boolean {
  const { minLength, maxLength } = country ?? ANY_LENGTH
  const digits = mobileDigits(typed)
  return /^\d+$/.test(digits) && digits.length >= minLength && digits.length <= maxLength
}
