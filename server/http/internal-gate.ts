/** Who sees what is for the people who run the site: in production those who hold `INTERNAL_TOKEN`, or without one, who call from nearby. */
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
/** True where the caller may. */
export type InternalGate = (req: IncomingMessage) => boolean

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A header of a proxy that is not trusted: the caller may be anywhere. */
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
    else res.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain').send('This is for the people who run the site.')
  }
