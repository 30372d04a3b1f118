/**
 * The address of a site. Links (games, chat, mail, redirects from another site) are made from configuration: a caller's `Host`
 * header can only choose one of the merchant's own domains, never add one.
 */
import type { IncomingMessage } from 'node:http'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { isPrivateHost } from './private-address.ts'
import { hostOf, schemeOf } from './request-facts.ts'

type Site = { settings: Pick<Merchant['settings'], 'mainDomain' | 'domains'> }

interface Deps {
  /** `PUBLIC_URL`; required in production. */
  publicUrl: string | undefined
  isProduction: boolean
  trustProxy: number
}

export function createSiteAddress({ publicUrl, isProduction, trustProxy }: Deps) {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl)

  /** Merchants' domains use the scheme of the site; HTTPS in production if none is configured. */
  const schemeOfDomains = (req: IncomingMessage) => (isProduction ? (own?.protocol ?? 'https:') : `${schemeOf(req, trustProxy)}:`)

  /** Used if the caller's `Host` matches nothing. */
  function fallback(req: IncomingMessage, site: Site | undefined): string {
    if (isProduction && site?.settings.mainDomain) return `${schemeOfDomains(req)}//${site.settings.mainDomain}`
    return own?.origin ?? `http://localhost:${req.socket.localPort}`
  }

  return {
    /** Whether the caller used HTTPS, according to the setting or the trusted proxy. */
    isSecure: (req: IncomingMessage): boolean => own?.protocol === 'https:' || schemeOf(req, trustProxy) === 'https',

    /** E.g. `https://play.example`. */
    originOf(req: IncomingMessage, site: Site | undefined): string {
      const host = hostOf(req)
      if (host === own?.host) return own.origin
      const domains = site ? [site.settings.mainDomain, ...site.settings.domains] : []
      if (host && domains.some((domain) => domain.toLowerCase() === host)) return `${schemeOfDomains(req)}//${host}`
      // In development, allows any free port, and a phone in the same network.
      if (!isProduction && !own && isPrivateHost(host)) return new URL(`${schemeOf(req, trustProxy)}://${host}`).origin
      return fallback(req, site)
    },
  }
}
export type SiteAddress = ReturnType<typeof createSiteAddress>
