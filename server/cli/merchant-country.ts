/** Countries that a merchant can serve: the catalogue has their numbers and names, so that clients can choose them. */
import * as z from 'zod'
import { COUNTRIES, type CountrySeed } from '#seed/reference/countries.ts'

export const COUNTRY_CODES = COUNTRIES.map(({ code }) => code)

/** One name for each time zone, even if it was renamed. */
const zoneName = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

function zonesOf({ code }: CountrySeed): string[] {
  const locale = new Intl.Locale(`und-${code}`)
  // A property in Node 20, a method in later versions.
  const method: unknown = Reflect.get(locale, 'getTimeZones')
  const zones: unknown = typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, 'timeZones')
  return z.array(z.string()).catch([]).parse(zones).map(zoneName)
}

const codesOf = (countries: readonly CountrySeed[]) => countries.map(({ code }) => code)

/** `country`: the only one with this currency and time zone; undefined if there is none, or several. `near`: those with one of them. */
export function countryOf(currency: string, timezone: string): { country: string | undefined; near: string[] } {
  const zone = zoneName(timezone)
  const paying = COUNTRIES.filter((country) => country.currency === currency)
  const there = COUNTRIES.filter((country) => zonesOf(country).includes(zone))
  const [country, another] = paying.filter((one) => there.includes(one))
  return { country: another ? undefined : country?.code, near: codesOf([...new Set([...there, ...paying])]) }
}
