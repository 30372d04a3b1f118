/** The options of `npm run merchant -- create`, and its output. */
import { parseArgs } from 'node:util'
import { LANGUAGES, language } from '#contract/wire.ts'
import { diallingCodeOf } from '#server/platform/contact/mobile-number.ts'
import { isTimeZone } from '#server/platform/time-zone.ts'
import type { NewMerchant } from '#seed/worlds/new-merchant.ts'
import { COUNTRY_CODES, countryOf } from './merchant-country.ts'

const USAGE = `Usage:
  npm run merchant -- create --code CODE --name NAME [--domain play.example] [--country PH] [--currency PHP] [--symbol ₱]
                             [--timezone Asia/Manila] [--language ${LANGUAGES.join('|')}]

Creates a merchant with the whole catalogue, without accounts or content. Then: npm run operator -- create
--country is where its members' mobile numbers are from. It may be left out if only one country has the currency and the time zone.`

const CURRENCY = /^[A-Z]{3}$/
const HOST = /^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/

function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function readCountry(typed: string | undefined, currency: string, timezone: string): string {
  if (typed !== undefined) {
    const code = typed.toUpperCase()
    return COUNTRY_CODES.includes(code) ? code : refuse(`--country must be one of ${COUNTRY_CODES.join(', ')}.`)
  }
  const { country, near } = countryOf(currency, timezone)
  if (country) return country
  const choice = near.length > 0 ? `, for example one of ${near.join(', ')}` : ''
  return refuse(`No single country has ${currency} and ${timezone}: add --country${choice}.`)
}

/** Throws with the reason and the usage. */
export function readMerchantOptions(args: readonly string[]): NewMerchant {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      domain: { type: 'string' },
      country: { type: 'string' },
      currency: { type: 'string', default: 'PHP' },
      symbol: { type: 'string' },
      timezone: { type: 'string', default: 'Asia/Manila' },
      language: { type: 'string', default: 'tl' },
    },
  })
  if (positionals.join(' ') !== 'create') return refuse('Which command?')
  const { code, name, currency, timezone } = values
  if (!code || !name?.trim()) return refuse('A merchant needs --code and --name.')
  const domain = values.domain?.toLowerCase()
  if (domain !== undefined && !HOST.test(domain)) return refuse('--domain must be a host, e.g. play.example.')
  if (!CURRENCY.test(currency)) return refuse('--currency must be a code of three capital letters, e.g. PHP.')
  if (!isTimeZone(timezone)) return refuse('--timezone must be a time zone, e.g. Asia/Manila.')
  const country = readCountry(values.country, currency, timezone)
  const spoken = language.safeParse(values.language)
  if (!spoken.success) return refuse(`--language must be one of ${LANGUAGES.join(', ')}.`)
  const currencySymbol = values.symbol ?? symbolOf(currency)
  return { code, name: name.trim(), domain, country, currency, currencySymbol, timezone, language: spoken.data }
}

export const creationReport = ({ code, name, country, currency, currencySymbol, timezone, language: spoken }: NewMerchant) =>
  [
    `Created merchant ${code} (${name}): country ${country} (mobile numbers +${diallingCodeOf(country)}), currency ${currency} (${currencySymbol}), time zone ${timezone}, language ${spoken}.`,
    `To create its first manager: npm run operator -- create --merchant ${code} --username NAME`,
  ].join('\n')
