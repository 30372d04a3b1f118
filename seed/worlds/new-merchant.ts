/** A merchant for real people: the shared catalogue and an empty site, without accounts or money. */
import { createMerchant } from '#seed/builders/merchant.ts'
import type { Language } from '#contract/wire.ts'
import { writeCatalogue } from './catalogue.ts'
import type { WorldDeps } from './context.ts'
import { MERCHANT_CODE_RULE, isMerchantCode } from './merchant.ts'

export interface NewMerchant {
  code: string
  name: string
  /** ISO 4217. */
  currency: string
  currencySymbol: string
  /** IANA zone of the business day. */
  timezone: string
  language: Language
  /** The site's address, used in its links. */
  domain?: string | undefined
}

/** Throws if the code already exists. */
export async function addMerchant(deps: WorldDeps, { language, domain, ...asked }: NewMerchant): Promise<void> {
  if (!isMerchantCode(asked.code)) throw new Error(`--code must be ${MERCHANT_CODE_RULE}`)
  if (await deps.database.prisma.merchant.findUnique({ where: { code: asked.code } }))
    throw new Error(`There is a merchant "${asked.code}" already.`)
  await writeCatalogue(deps)
  const settings = domain ? { mainDomain: domain, domains: [domain] } : {}
  await createMerchant(deps.database, { ...asked, defaultLanguage: language, settings }, deps.clock.now())
}
