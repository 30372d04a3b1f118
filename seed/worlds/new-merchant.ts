/** A merchant for real people: the shared catalogue and an empty site, without accounts or money. */
import { createMerchant } from '#seed/builders/merchant.ts'
import type { Language } from '#contract/wire.ts'
import { COUNTRIES } from '#seed/reference/countries.ts'
import { DEFAULT_REGISTER_RULES } from '#server/platform/merchant/register-rules.ts'
import { writeCatalogue } from './catalogue.ts'
import type { WorldDeps } from './context.ts'
import { MERCHANT_CODE_RULE, isMerchantCode } from './merchant.ts'

export interface NewMerchant {
  code: string
  name: string
  /** ISO code of one of the catalogue's countries: mobile numbers without a dialling code are from there. */
  country: string
  /** ISO 4217. */
  currency: string
  currencySymbol: string
  /** IANA zone of the business day. */
  timezone: string
  language: Language
  /** The site's address, used in its links. */
  domain?: string | undefined
}

const { mobileNum } = DEFAULT_REGISTER_RULES

/** Numbers of a country may be shorter than the standard rule accepts. */
function registrationIn(country: string): object {
  const shortest = COUNTRIES.find(({ code }) => code === country)?.minLength
  if (shortest === undefined) throw new Error(`There is no country "${country}" in the catalogue.`)
  const registration = { defaultCountry: country }
  if (!mobileNum || shortest >= mobileNum.minLength) return registration
  const rule = { ...mobileNum, minLength: shortest, acceptedPattern: `^\\d{${shortest},${mobileNum.maxLength}}$` }
  return { ...registration, rules: { ...DEFAULT_REGISTER_RULES, mobileNum: rule } }
}

/** Throws if the code already exists, or the country does not. */
export async function addMerchant(deps: WorldDeps, { language, domain, country, ...asked }: NewMerchant): Promise<void> {
  if (!isMerchantCode(asked.code)) throw new Error(`--code must be ${MERCHANT_CODE_RULE}`)
  if (await deps.database.prisma.merchant.findUnique({ where: { code: asked.code } }))
    throw new Error(`There is a merchant "${asked.code}" already.`)
  await writeCatalogue(deps)
  const settings = { registration: registrationIn(country), ...(domain && { mainDomain: domain, domains: [domain] }) }
  await createMerchant(deps.database, { ...asked, defaultLanguage: language, settings }, deps.clock.now())
}
