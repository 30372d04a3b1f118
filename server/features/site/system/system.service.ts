import * as z from 'zod'
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as systemEndpoints from '#contract/site/system/system.ts'
import { COLLECT_MAX, type Country } from '#contract/site/system/system.ts'
import { systemStatus, type MenuNode, type SystemStatus } from '#contract/site/system/status.ts'
import { languageFromWire } from '#contract/wire.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { Geo } from '#server/integrations/geo/geo.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createSiteInfo, urlOf, type SiteFacts } from './site-info.ts'
import type { SystemRepository } from './system.repository.ts'
import { webManifestOf } from './web-manifest.ts'

interface Deps {
  system: SystemRepository
  merchants: Pick<MerchantDirectory, 'find'>
  geo: Geo
  logger: Logger
  /** Flags of features this deployment has not configured: off for every merchant, so that no button leads nowhere. */
  missing: readonly string[]
  freshness?: Freshness | undefined
}
type StatusFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'origin'>

/** The part of the status that depends on the caller. */
const { info: _siteInfo, ...ownShape } = systemStatus.shape
const ownStatus = z.object(ownShape)

const findNode = (nodes: readonly MenuNode[], modId: string): MenuNode | undefined => {
  for (const node of nodes) {
    const found = node.modId === modId ? node : findNode(node.childrenNodes, modId)
    if (found) return found
  }
  return undefined
}

export function createSystemService(deps: Deps) {
  const { system, merchants, geo, logger, missing, freshness = HOUSE_FRESHNESS } = deps
  const info = createSiteInfo({ system, missing, freshness })
  const location = (ip: string): SystemStatus['location'] => ({ ip, country: geo.countryOf(ip) })

  /** Whitelisted addresses are exempt from maintenance and region restriction. */
  function stateOf({ merchant, ip }: StatusFacts): Omit<SystemStatus, 'info'> {
    const place = location(ip)
    const isLetIn = merchant.settings.whitelist.has(ip)
    const isBlocked = place.country !== null && merchant.settings.blockedCountries.includes(place.country)
    return {
      location: place,
      maintenance: merchant.isUnderMaintenance && !isLetIn,
      regionRestriction: isBlocked && !isLetIn,
      whitelist: isLetIn,
    }
  }

  return {
    settings: (facts: SiteFacts) => info.get(facts),
    location,

    /** The value of `status` as JSON text: most of it is the same for everyone and encoded once. */
    async statusJson(facts: StatusFacts): Promise<string> {
      const own = JSON.stringify(z.encode(ownStatus, stateOf(facts)))
      return `{"info":${await info.json(facts)},${own.slice(1)}`
    },

    whitelabel: ({ menu }: Merchant): MenuNode[] => menu,
    templates: async (facts: SiteFacts) => (await info.get(facts)).mobileTemplate,
    domainRoute: async (facts: SiteFacts): Promise<Value<typeof systemEndpoints.domainRoute>> => ({
      version: { pathList: (await info.get(facts)).domainRoute },
    }),

    /** A group by id, anywhere in the tree; without one the whole tree. */
    dropdownMenu({ menu }: Merchant, { menuGroup }: Query<typeof systemEndpoints.dropdownMenu>): MenuNode[] {
      return menuGroup === undefined ? menu : (findNode(menu, menuGroup)?.childrenNodes ?? [])
    },

    async download(facts: SiteFacts): Promise<Value<typeof systemEndpoints.download>> {
      const { resources, siteName } = await info.get(facts)
      return {
        androidUrl: urlOf(resources, 'ANDROID'),
        iosUrl: urlOf(resources, 'IOS'),
        mobileConfigUrl: urlOf(resources, 'MOBILECONFIG'),
        appIconUrl: urlOf(resources, 'APPDOWNLOADICON'),
        appName: siteName,
      }
    },

    async activeDomains(facts: SiteFacts): Promise<string[]> {
      const { mainDomain } = await info.get(facts)
      return [...new Set([mainDomain, ...facts.merchant.settings.domains])]
    },

    customerServiceScript: ({ settings: { scripts } }: Merchant) => ({ scripts }),
    pixelTrack: ({ settings: { pixels } }: Merchant) => pixels,

    /** The content of a page's report is not ours to keep: only its length is logged. Throws `request_body_too_large`. */
    collect({ merchant, value }: Body<typeof systemEndpoints.collect>, requestId: string): null {
      const { length } = JSON.stringify(value)
      if (length > COLLECT_MAX) throw new AppError('request_body_too_large', { limit: COLLECT_MAX })
      logger.debug({ requestId, merchantLength: merchant.length, valueLength: length }, 'report of a page about itself')
      return null
    },

    /** Throws `merchant.required`, `merchant.not.found`. */
    async manifest(own: Merchant | undefined, { merchant: code, lang }: Query<typeof systemEndpoints.manifest>) {
      if (!own && !code) throw new AppError('merchant.required')
      const merchant = code ? await merchants.find(code) : own
      if (!merchant) throw new AppError('merchant.not.found')
      return webManifestOf(merchant, languageFromWire(lang) ?? merchant.defaultLanguage)
    },

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
