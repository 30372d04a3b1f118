/** The `info` of the status: what a site is and how it is configured (WIR-24). */
import * as z from 'zod'
import { siteInfo, type SiteInfo } from '#contract/site/system/status.ts'
import { servedRules } from '#server/platform/merchant/register-rules.check.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { createHeldByKey, type Freshness } from '#server/platform/held.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { isSocialNetwork, toCustomerServiceEntry } from './customer-service.ts'
import type { SystemRepository } from './system.repository.ts'

/** Type of the route to the online service (SCR-23). */
const ONLINE_SERVICE_ROUTE = '3'
const APP_TEXT_COLOUR = '#ffffff'

export type SiteFacts = Pick<RequestFacts, 'merchant' | 'origin'>

type Resource = SiteInfo['resources'][number]
/** The address of a resource; types are spelled `IOS` here and `Android` there. */
export const urlOf = (resources: readonly Resource[], type: string): string =>
  resources.find(({ resourceType }) => resourceType.toUpperCase() === type.toUpperCase())?.url ?? ''

const template = ({ flags, name }: Merchant, resources: readonly Resource[]): SiteInfo['mobileTemplate'] => ({
  mem_cen: flags.mem_cen ?? true,
  dep_func: flags.dep_func ?? true,
  h5_logo: urlOf(resources, 'H5_LOGO'),
  app_background: urlOf(resources, 'APP_BACKGROUND'),
  app_desc: name,
  app_desc_font_color: APP_TEXT_COLOUR,
})

interface Deps {
  system: Pick<SystemRepository, 'resources' | 'customerService'>
  /** Flags of features this deployment has not configured: off for every merchant, so that no button leads nowhere. */
  missing: readonly string[]
  freshness: Freshness
}

export function createSiteInfo({ system, missing, freshness }: Deps) {
  const off = Object.fromEntries(missing.map((flag) => [flag, false]))

  const reached = createHeldByKey(async (merchantId: number) => {
    const [resources, contacts] = await Promise.all([system.resources(merchantId), system.customerService(merchantId)])
    return { resources, contacts, entries: contacts.map(toCustomerServiceEntry) }
  }, freshness)
  type Reached = Awaited<ReturnType<typeof reached.get>>

  function infoOf({ merchant, origin }: SiteFacts, { resources, contacts, entries }: Reached): SiteInfo {
    const { settings: chosen } = merchant
    const onlineService = contacts.filter(({ csType }) => !isSocialNetwork(csType))
    return {
      merchantCode: merchant.code,
      siteName: merchant.name,
      customerService: entries,
      domainRoute: onlineService.slice(0, 1).map(({ url }) => ({ type: ONLINE_SERVICE_ROUTE, path: url })),
      mobileTemplate: template(merchant, resources),
      paths: {},
      register: servedRules(chosen.registration),
      resources: resources.map(({ resourceType, url }) => ({ resourceType, url })),
      whitelabel: merchant.menu,
      whitelabelVal: { ...merchant.flags, ...off },
      mainDomain: chosen.mainDomain || new URL(origin).host,
      imageCDNs: chosen.imageCdns,
      launchGameCDNs: [],
      currency: merchant.currency,
      currencySymbol: merchant.currencySymbol,
      currencyPosition: merchant.currencyPosition,
      defaultLanguage: merchant.defaultLanguage,
      languages: chosen.languages,
      theme: chosen.theme,
      minimumAge: chosen.registration.minimumAge,
      needsExplicitConsent: chosen.registration.needsExplicitConsent,
      popupsAtOnce: chosen.popups.mostAtOnce,
      termsVersion: chosen.terms.version,
      sms: {},
      appInfo: { upgradeable: false },
      geetestSdkVersion: null,
      gw: {},
    }
  }

  /** The last JSON of each merchant as read; dropped with it. */
  const texts = new WeakMap<Merchant, { reached: Reached; origin: string; json: string }>()

  return {
    get: async (facts: SiteFacts): Promise<SiteInfo> => infoOf(facts, await reached.get(facts.merchant.id)),

    /** The same as JSON text, encoded again only if something has changed. */
    async json(facts: SiteFacts): Promise<string> {
      const { merchant, origin } = facts
      const now = await reached.get(merchant.id)
      const last = texts.get(merchant)
      if (last?.reached === now && last.origin === origin) return last.json
      const json = JSON.stringify(z.encode(siteInfo, infoOf(facts, now)))
      texts.set(merchant, { reached: now, origin, json })
      return json
    },
  }
}
export type SiteInfoSource = ReturnType<typeof createSiteInfo>
