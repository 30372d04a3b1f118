import { queryOptions, useQuery } from '@tanstack/react-query'
import * as statusEndpoints from '#contract/site/system/status.ts'
import type { SiteInfo, SystemStatus } from '#contract/site/system/status.ts'
import { api } from '#client/lib/api.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { chooseImageHost } from '#client/lib/image-host.ts'
import { setDefaultLanguage } from '#client/lib/i18n.ts'

const keys = { all: ['system'] as const, status: () => [...keys.all, 'status'] as const }
const STATUS_STALE_MS = 60_000
const DEFAULT_CURRENCY: CurrencyMeta = { currencySymbol: '₱', currencyPosition: 'F' }

/** Do not keep the visitor's IP address. */
const forKeeping = (status: SystemStatus): SystemStatus => ({ ...status, location: { ip: '', country: null } })

/** Cached on the device, used at once, refreshed in the background (SCR-46). */
export const systemStatus = () =>
  queryOptions({
    queryKey: keys.status(),
    queryFn: async ({ signal }) => {
      const status = await api(statusEndpoints.status, {}, signal)
      setDefaultLanguage(status.info.defaultLanguage)
      chooseImageHost(status.info.imageCDNs)
      return status
    },
    staleTime: STATUS_STALE_MS,
    meta: { isPublic: true, isKept: true, forKeeping },
  })

export type SystemState = 'normal' | 'maintenance' | 'blocked'
/** Maintenance wins if both are set (SCR-42). */
export const systemState = ({
  maintenance,
  regionRestriction,
}: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): SystemState =>
  maintenance ? 'maintenance' : regionRestriction ? 'blocked' : 'normal'

/** The site's settings; undefined until the first answer. */
export const useSite = (): SiteInfo | undefined => useQuery(systemStatus()).data?.info

/** Used until the site's own minimum age is known. */
const ADULT = 18
export const useMinimumAge = (): number => useSite()?.minimumAge ?? ADULT

/** A feature switch by its wire id (`CBS3`, `REFERRAL`); off until known. */
export const useFlag = (id: string): boolean => useSite()?.whitelabelVal[id] ?? false

/** The address of a resource by type (`TELEGRAM`, `FACEBOOK`), if the merchant has one. */
export const useResource = (type: string): string | undefined =>
  useSite()?.resources.find(({ resourceType, url }) => resourceType.toUpperCase() === type && url !== '')?.url

/** The merchant's currency, for amounts that guests see too. */
export const useCurrency = (): CurrencyMeta => useSite() ?? DEFAULT_CURRENCY
