/** What a browser may load and do on our pages: ourselves, and pictures from the hosts the merchant names. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { SiteAddress } from './site-address.ts'

const YEAR_S = 31_536_000

/** A browser that came by HTTPS comes by nothing else for a year; what came by HTTP is staging on a laptop. */
export function sendTransportSecurity(req: IncomingMessage, res: ServerResponse, { isSecure }: Pick<SiteAddress, 'isSecure'>) {
  if (isSecure(req)) res.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`)
}

/** As policies name hosts: what is no web address names none. */
function hostsOf(urls: readonly string[]): string[] {
  const web = urls.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
  return [...new Set(web.map((url) => new URL(url).origin))]
}

/** Live events: older browsers do not count a WebSocket of ours as `'self'`. */
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
  /** Whose pages these are. */
  merchantCode: string
}

export function pageHeaders({ site, merchants, merchantCode }: Deps): RequestHandler[] {
  const sendPolicy: RequestHandler = async (req, res, next) => {
    // A page is drawn also while the database is away: then it shows no pictures of others.
    const merchant = await merchants.find(merchantCode).catch((): Merchant | undefined => undefined)
    const imageCdns = merchant?.settings.imageCdns ?? []
    res.setHeader('Content-Security-Policy', contentPolicy({ origin: site.originOf(req, merchant), imageCdns }))
    next()
  }
  return [helmet({ contentSecurityPolicy: false, strictTransportSecurity: false }), sendPolicy]
}
