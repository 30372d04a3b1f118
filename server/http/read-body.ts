import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError, MalformedRequest } from '#server/platform/app-error.ts'
import type { HeldUpload } from './upload-budget.ts'

export const MAX_BODY_BYTES = 256 * 1024

/** The longest body; longer for endpoints that also take files as base64 in JSON, for older clients. */
export const bodyLimitOf = ({ upload }: Pick<Endpoint, 'upload'>): number =>
  MAX_BODY_BYTES + (upload?.isTextToo ? upload.maxFiles * Math.ceil((upload.maxBytes * 4) / 3) : 0)

/** The connection broke before the body was complete, so there is no one to answer. */
export class ClientGone extends Error {}

/**
 * The raw body as text. Throws `request_body_too_large` above the limit, what `held` throws, and `ClientGone` if it never ends.
 */
export function readBody(req: IncomingMessage, limit: number = MAX_BODY_BYTES, held?: HeldUpload): Promise<string> {
  const announced = Number(req.headers['content-length'])
  if (announced > limit) return Promise.reject(new AppError('request_body_too_large', { limit }))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      try {
        if (size > limit) throw new AppError('request_body_too_large', { limit })
        held?.take(chunk.length)
        chunks.push(chunk)
      } catch (error) {
        req.removeAllListeners('data')
        reject(error as Error)
      }
    })
    req.on('end', () => resolve(chunks.length === 1 ? chunks[0]!.toString('utf8') : Buffer.concat(chunks).toString('utf8')))
    req.on('error', () => reject(new ClientGone()))
  })
}

/**
 * JSON, or a form. An empty body is `{}`, because clients send it (WIR-05). `text/plain` is passed on as a string; most calls
 * refuse it.
 */
export function parseBody(text: string, contentType: string | undefined): unknown {
  const trimmed = text.trim()
  if (!trimmed) return {}
  if (contentType?.includes('form-urlencoded') && !trimmed.startsWith('{'))
    return Object.fromEntries(new URLSearchParams(trimmed))
  const isPlain = contentType?.includes('text/plain')
  if (isPlain && !trimmed.startsWith('{')) return storable(trimmed)
  try {
    return parseJson(trimmed)
  } catch {
    if (isPlain) return storable(trimmed)
    throw new MalformedRequest('request.param.err', { reason: 'malformed JSON' })
  }
}

/** No call needs more than a few levels; code that walks thousands of levels overflows the stack. */
const MAX_DEPTH = 64

/** JSON of limited depth. Throws SyntaxError, as `JSON.parse` does. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new SyntaxError('nested too deeply')
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []))
  }
  return value
}

/** PostgreSQL text holds every character but this one, and no one types it. */
export const storable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text)

/** No body, or an encrypted body whose `Encryption` header a proxy removed (WIR-05). */
export const isEmpty = (text: string, body: unknown): boolean =>
  text.trim() === '' || (typeof body === 'object' && body !== null && Object.keys(body).join() === 'value')

/** A `null` field counts as absent, because older clients send every field of a form. */
export function tidyBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const tidied: [string, unknown][] = []
  for (const [name, value] of Object.entries(body))
    if (value !== null) tidied.push([name, typeof value === 'string' ? storable(value) : value])
  return Object.fromEntries(tidied)
}
