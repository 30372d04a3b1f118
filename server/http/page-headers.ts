/** Content security policy of our pages: our own origin, and pictures from hosts the merchant names. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { SiteAddress } from './site-address.ts'

const YEAR_S = 31_536_000

/** HSTS for a year for browsers that came by HTTPS; those that came by HTTP are on a laptop or staging. */
export function sendTransportSecurity(req: IncomingMessage, res: ServerResponse, { isSecure }: Pick<SiteAddress, 'isSecure'>) {
  if (isSecure(req)) res.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`)
}

/** Hosts in the syntax of policies; anything that is not a web address is dropped. */
function hostsOf(urls: readonly string[]): string[] {
  const web = urls.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
  return [...new Set(web.map((url) => new URL(url).origin))]
}

/** For live events: older browsers do not count our WebSocket as `'self'`. */
const liveHostOf = (origin: string) => origin.replace(/^http/, 'ws')

export function contentPolicy({ origin, imageCdns }: { origin: string; imageCdns: readonly string[] }): string {
  const directives = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hostsOf(imageCdns)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", liveHostOf(origin)],
    'font-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

interface Deps {
  site: SiteAddress
  merchants: Pick<MerchantDirectory, 'find'>
  /** The merchant of these pages. */
  merchantCode: string
}

export function pageHeaders({ site, merchants, merchantCode }: Deps): RequestHandler[] {
  const sendPolicy: RequestHandler = async (req, res, next) => {
    // Pages work without the database too, but then without pictures from other hosts.
    const merchant = await merchants.find(merchantCode).catch((): Merchant | undefined => undefined)
    const imageCdns = merchant?.settings.imageCdns ?? []
    res.setHeader('Content-Security-Policy', contentPolicy({ origin: site.originOf(req, merchant), imageCdns }))
    next()
  }
  return [helmet({ contentSecurityPolicy: false, strictTransportSecurity: false }), sendPolicy]
}
