import { getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** A mobile number in its two parts; both are digits only. */
export interface MobileNumber {
  diallingCode: string
  mobileNumber: string
}

const FALLBACK_COUNTRY = 'PH'
const DIALLING_CODE = /^\+?(\d{1,3})$/
/** The parser throws for any other. */
const DIALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

export const diallingCodeOf = (country: string): string =>
  getCountryCallingCode(isSupportedCountry(country) ? country : FALLBACK_COUNTRY)

/**
 * The national number in its normal form (`0917 123 4567` → `9171234567`), so that one phone has one number. Undefined if it is
 * not a mobile number with that dialling code.
 */
export function parseMobileNumber(
  typed: string,
  typedDiallingCode: string | undefined,
  defaultCountry: string,
): MobileNumber | undefined {
  const code = typedDiallingCode ? DIALLING_CODE.exec(typedDiallingCode.trim())?.[1] : diallingCodeOf(defaultCountry)
  if (!code || !DIALLING_CODES.has(code)) return undefined
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: code })
  if (!parsed?.isValid() || parsed.countryCallingCode !== code) return undefined
  return { diallingCode: code, mobileNumber: parsed.nationalNumber }
}

/** Shows only the last digits. */
export function maskMobileNumber(mobileNumber: string | null): string {
  const SHOWN = 4
  if (!mobileNumber) return ''
  return '*'.repeat(Math.max(0, mobileNumber.length - SHOWN)) + mobileNumber.slice(-SHOWN)
}
