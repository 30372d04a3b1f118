import type { Country, MenuNode, SiteInfo, SystemStatus } from '#contract/system.ts'
import { servedRules } from '#server/features/register/register-rules.check.ts'
import type { Geo } from '#server/integrations/geo/geo.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { createHeldByKey, type Freshness } from '#server/platform/held.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { isSocialNetwork, toCustomerServiceEntry } from './customer-service.ts'
import type { SystemRepository } from './system.repository.ts'

interface Deps {
  system: SystemRepository
  geo: Geo
  /** Flags of what this deployment has not set up: off for every merchant, so that no button leads nowhere. */
  missing: readonly string[]
  freshness?: Freshness | undefined
}
type Facts = Pick<RequestFacts, 'merchant' | 'ip' | 'origin'>

/** A change by the house shows after at most this long. */
const CONTACTS_FRESHNESS: Freshness = { freshMs: 3_000, staleMs: 30_000 }
/** Type of the route that leads to the online service (spec §7). */
const ONLINE_SERVICE_ROUTE = '3'
const APP_TEXT_COLOUR = '#ffffff'

const template = ({ flags, name }: Merchant, urlOf: (resourceType: string) => string): SiteInfo['mobileTemplate'] => ({
  mem_cen: flags.mem_cen ?? true,
  dep_func: flags.dep_func ?? true,
  h5_logo: urlOf('H5_LOGO'),
  app_background: urlOf('APP_BACKGROUND'),
  app_desc: name,
  app_desc_font_color: APP_TEXT_COLOUR,
})

export function createSystemService({ system, geo, missing, freshness = CONTACTS_FRESHNESS }: Deps) {
  const reached = createHeldByKey(async (merchantId: number) => {
    const [resources, contacts] = await Promise.all([system.resources(merchantId), system.customerService(merchantId)])
    return { resources, contacts, entries: contacts.map(toCustomerServiceEntry) }
  }, freshness)

  const off = Object.fromEntries(missing.map((flag) => [flag, false]))

  async function settings({ merchant, origin }: Facts): Promise<SiteInfo> {
    const { resources, contacts, entries } = await reached.get(merchant.id)
    const { settings: chosen } = merchant
    const onlineService = contacts.filter(({ csType }) => !isSocialNetwork(csType))
    return {
      merchantCode: merchant.code,
      siteName: merchant.name,
      customerService: entries,
      domainRoute: onlineService.slice(0, 1).map(({ url }) => ({ type: ONLINE_SERVICE_ROUTE, path: url })),
      mobileTemplate: template(merchant, (type) => resources.find(({ resourceType }) => resourceType === type)?.url ?? ''),
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
      sms: {},
      appInfo: { upgradeable: false },
      geetestSdkVersion: null,
      gw: {},
    }
  }

  const location = (ip: string): SystemStatus['location'] => ({ ip, country: geo.countryOf(ip) })

  return {
    settings,
    location,

    async status(facts: Facts): Promise<SystemStatus> {
      const { merchant, ip } = facts
      const place = location(ip)
      return {
        info: await settings(facts),
        location: place,
        maintenance: merchant.isUnderMaintenance,
        regionRestriction: place.country !== null && merchant.settings.blockedCountries.includes(place.country),
        whitelist: false,
      }
    },

    whitelabel: ({ menu }: Merchant): MenuNode[] => menu,
    templates: async (facts: Facts) => (await settings(facts)).mobileTemplate,

    async countries(): Promise<Country[]> {
      const countries = await system.countries()
      return countries.map(({ code, name, diallingCode, currency, currencySymbol, currencyPosition, minLength, maxLength }) => ({
        countryCode: code,
        name,
        countryDialingCode: diallingCode,
        currency,
        currencySymbol,
        currencyPosition: currencyPosition === 'B' ? 'B' : 'F',
        minLength,
        maxLength,
      }))
    },
  }
}
export type SystemService = ReturnType<typeof createSystemService>
