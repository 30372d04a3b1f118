/** Reads the headers of wire §1. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parse as parseCookies } from 'cookie'
import { AppError } from '#server/platform/app-error.ts'
import { storable } from './read-body.ts'

const ABSENT = new Set(['', 'null', 'undefined'])
const MAX_HEADER = 256
const MAX_USER_AGENT = 512

const headerOf = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The bare token; the literal texts `null` and `undefined` mean none. */
export function tokenOf(req: IncomingMessage): string | undefined {
  const text = headerOf(req, 'authorization')?.trim()
  return text === undefined || ABSENT.has(text) ? undefined : text
}

/** The `Merchant` code; a header sent twice is refused as real deployments do. */
export function merchantCodeOf(req: IncomingMessage): string | undefined {
  const code = headerOf(req, 'merchant')?.trim()
  if (code?.includes(',')) throw new AppError('function.not.available')
  return code === undefined || ABSENT.has(code) ? undefined : code
}

/** The caller's address, `proxies` hops behind the socket. */
export function ipOf(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? ''
  const forwarded = proxies > 0 ? headerOf(req, 'x-forwarded-for')?.split(',') : undefined
  const address = forwarded?.at(-proxies)?.trim() || direct
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

export const deviceOf = (req: IncomingMessage): string => (headerOf(req, 'device') ?? '').slice(0, MAX_HEADER)
/** What a browser says it is. */
export const userAgentOf = (req: IncomingMessage): string => (headerOf(req, 'user-agent') ?? '').slice(0, MAX_USER_AGENT)
export const languageCodeOf = (req: IncomingMessage) => headerOf(req, 'language')
export const encryptionOf = (req: IncomingMessage) => headerOf(req, 'encryption')
/** Of a signed body. */
export const signatureOf = (req: IncomingMessage): string => (headerOf(req, 'x-signature') ?? '').slice(0, MAX_HEADER)
export const cookiesOf = (req: IncomingMessage): Record<string, string | undefined> =>
  req.headers.cookie ? parseCookies(req.headers.cookie) : {}

/** A client's own id is kept where it is harmless in a log line. */
export function requestIdOf(req: IncomingMessage): string {
  const sent = headerOf(req, 'x-request-id')
  return sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

/** A name, IPv4 or bracketed IPv6 address, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/** The address the client reached us by. Throws `request.param.err` for a `Host` that is none: links are made from it. */
export function originOf(req: IncomingMessage, proxies: number): string {
  const schemes = proxies > 0 ? (headerOf(req, 'x-forwarded-proto') ?? '').split(',') : []
  const scheme = schemes.at(-Math.min(proxies, schemes.length))?.trim() === 'https' ? 'https' : 'http'
  const host = headerOf(req, 'host') ?? 'localhost'
  const origin = `${scheme}://${host}`
  if (HOST.test(host) && URL.canParse(origin)) return origin
  throw new AppError('request.param.err', { fields: [{ path: 'Host', message: 'no address' }] })
}

/** Query parameters; empty and `null` texts mean absent, cache-busters are nobody's field. */
export function queryOf(search: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const text = storable(value)
    // `ids=1&ids=2` says what `ids=1,2` says.
    if (!ABSENT.has(text)) query[name] = Object.hasOwn(query, name) ? `${query[name]},${text}` : text
  }
  return query
}
