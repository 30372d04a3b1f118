import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SiteInfo } from '#contract/site/system/status.ts'
import { systemStatus } from '#client/lib/site.ts'

export interface Contact {
  /** FACEBOOK, TELEGRAM…; anything else is the merchant's own chat. */
  kind: string
  title: string
  address: string
}

/** Networks whose address is not encrypted (SCR-23). */
const IN_THE_CLEAR: readonly string[] = ['FACEBOOK', 'YOUTUBE', 'TELEGRAM', 'GOOGLE']
const isWebAddress = (address: string) => /^https?:\/\//i.test(address)

async function readable(entries: SiteInfo['customerService']): Promise<Contact[]> {
  const { openContactPath } = await import('./contact-address.ts')
  return entries.flatMap(({ title, csType, path }) => {
    const kind = csType.toUpperCase()
    const address = IN_THE_CLEAR.includes(kind) ? path : openContactPath(path)
    return address && isWebAddress(address) ? [{ kind, title, address }] : []
  })
}

const contacts = (entries: SiteInfo['customerService']) =>
  queryOptions({
    queryKey: ['system', 'contacts', entries] as const,
    queryFn: () => readable(entries),
    staleTime: Infinity,
    networkMode: 'always',
    meta: { isPublic: true },
  })

/** The merchant's customer-service contacts; fails if the site's settings did not load. */
export function useContacts() {
  const site = useQuery(systemStatus())
  const entries = site.data?.info.customerService
  const opened = useQuery({ ...contacts(entries ?? []), enabled: entries !== undefined })
  const { data, isPending, error, refetch } = entries ? opened : { ...site, data: undefined }
  return { data, isPending, error, refetch }
}
