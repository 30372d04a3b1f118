/** Reads the headers of a call (WIR-01, WIR-02, WIR-03). */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parse as parseCookies } from 'cookie'
import { MalformedRequest } from '#server/platform/app-error.ts'
import { storable } from './read-body.ts'

const ABSENT = new Set(['', 'null', 'undefined'])
const MAX_HEADER = 256
const MAX_USER_AGENT = 512

const headerOf = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Everything after the first question mark belongs to the query. */
export function pathAndSearch(url: string): [path: string, search: string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

/** The bare token; the literal texts `null` and `undefined` mean none. */
export function tokenOf(req: IncomingMessage): string | undefined {
  const text = headerOf(req, 'authorization')?.trim()
  return text === undefined || ABSENT.has(text) ? undefined : text
}

/** The `Merchant` code; a repeated header is refused, as real deployments do. */
export function merchantCodeOf(req: IncomingMessage): string | undefined {
  const code = headerOf(req, 'merchant')?.trim()
  if (code?.includes(',')) throw new MalformedRequest('function.not.available')
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
export const userAgentOf = (req: IncomingMessage): string => (headerOf(req, 'user-agent') ?? '').slice(0, MAX_USER_AGENT)
export const languageCodeOf = (req: IncomingMessage) => headerOf(req, 'language')
export const encryptionOf = (req: IncomingMessage) => headerOf(req, 'encryption')
export const signatureOf = (req: IncomingMessage): string => (headerOf(req, 'x-signature') ?? '').slice(0, MAX_HEADER)
export const cookiesOf = (req: IncomingMessage): Record<string, string | undefined> =>
  req.headers.cookie ? parseCookies(req.headers.cookie) : {}

/** A client's own id is used if it is safe in a log line. */
export function requestIdOf(req: IncomingMessage): string {
  const sent = headerOf(req, 'x-request-id')
  return sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

/** The scheme with which the caller reached the first of `proxies` proxies. */
export function schemeOf(req: IncomingMessage, proxies: number): 'http' | 'https' {
  const schemes = proxies > 0 ? (headerOf(req, 'x-forwarded-proto') ?? '').split(',') : []
  return schemes.at(-Math.min(proxies, schemes.length))?.trim() === 'https' ? 'https' : 'http'
}

/** The caller's spelling, only for comparing: links are never made from it (site-address.ts). */
export const hostOf = (req: IncomingMessage): string => (headerOf(req, 'host') ?? '').toLowerCase()

/** Query parameters. Empty values and `null` mean absent; cache-busters are dropped. */
export function queryOf(search: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const text = storable(value)
    // `ids=1&ids=2` means `ids=1,2`.
    if (!ABSENT.has(text)) query[name] = Object.hasOwn(query, name) ? `${query[name]},${text}` : text
  }
  return query
}
