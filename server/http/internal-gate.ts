/** Protects internal pages: in production callers need `INTERNAL_TOKEN`, or, if none is set, a private address. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { isPrivateAddress } from './private-address.ts'
import { ipOf } from './request-facts.ts'

interface Deps {
  isProduction: boolean
  internalToken: string | undefined
  trustProxy: number
}
/** True if the caller is allowed. */
export type InternalGate = (req: IncomingMessage) => boolean

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Has a header of an untrusted proxy: the caller may be anywhere. */
const isForwarded = ({ headers }: IncomingMessage, proxies: number) => proxies === 0 && headers['x-forwarded-for'] !== undefined

export function createInternalGate({ isProduction, internalToken, trustProxy }: Deps): InternalGate {
  const expected = internalToken === undefined ? undefined : digest(`Bearer ${internalToken}`)
  return (req) => {
    if (!isProduction) return true
    if (expected) return timingSafeEqual(expected, digest(req.headers.authorization ?? ''))
    return !isForwarded(req, trustProxy) && isPrivateAddress(ipOf(req, trustProxy))
  }
}

export const onlyInternal =
  (may: InternalGate): RequestHandler =>
  (req, res, next) => {
    if (may(req)) next()
    else
      res
        .status(401)
        .set('WWW-Authenticate', 'Bearer')
        .type('text/plain')
        .send('This page is only for the site’s administrators.')
  }
