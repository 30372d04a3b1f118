/**
 * Where a site is reached. Links (games, chat, mail, the way back from another site) are made from what was configured: a caller's
 * `Host` header only chooses among the merchant's own domains, it never adds one.
 */
import type { IncomingMessage } from 'node:http'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { isPrivateHost } from './private-address.ts'
import { hostOf, schemeOf } from './request-facts.ts'

type Site = { settings: Pick<Merchant['settings'], 'mainDomain' | 'domains'> }

interface Deps {
  /** `PUBLIC_URL`; production has one. */
  publicUrl: string | undefined
  isProduction: boolean
  trustProxy: number
}

export function createSiteAddress({ publicUrl, isProduction, trustProxy }: Deps) {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl)

  /** Merchants' domains are reached as the site itself is; production without a word on it is HTTPS. */
  const schemeOfDomains = (req: IncomingMessage) => (isProduction ? (own?.protocol ?? 'https:') : `${schemeOf(req, trustProxy)}:`)

  /** Where the caller's `Host` says nothing. */
  function fallback(req: IncomingMessage, site: Site | undefined): string {
    if (isProduction && site?.settings.mainDomain) return `${schemeOfDomains(req)}//${site.settings.mainDomain}`
    return own?.origin ?? `http://localhost:${req.socket.localPort}`
  }

  return {
    /** The caller reached us by HTTPS: so the trusted proxy says, or the setting. */
    isSecure: (req: IncomingMessage): boolean => own?.protocol === 'https:' || schemeOf(req, trustProxy) === 'https',

    /** E.g. `https://play.example`. */
    originOf(req: IncomingMessage, site: Site | undefined): string {
      const host = hostOf(req)
      if (host === own?.host) return own.origin
      const domains = site ? [site.settings.mainDomain, ...site.settings.domains] : []
      if (host && domains.some((domain) => domain.toLowerCase() === host)) return `${schemeOfDomains(req)}//${host}`
      // One command, whichever port was free, and a phone in the same network.
      if (!isProduction && !own && isPrivateHost(host)) return new URL(`${schemeOf(req, trustProxy)}://${host}`).origin
      return fallback(req, site)
    },
  }
}
export type SiteAddress = ReturnType<typeof createSiteAddress>
