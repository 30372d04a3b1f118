import type { IncomingMessage, ServerResponse } from 'node:http'

const ALLOWED_HEADERS = [
  'Content-Type',
  'Authorization',
  'Merchant',
  'Device',
  'Language',
  'Encryption',
  'X-Gateway-Version',
  'X-Digest',
  'X-RSA',
  'ModuleId',
  'Module-Id',
  'X-Module-Id',
  'X-Timestamp',
  'X-Real-UA',
  'X-Requested-With',
].join(', ')
const PREFLIGHT_SECONDS = '600'

/**
 * Sets the CORS headers of a cross-origin call; returns true if it was a preflight and is answered. Cookies are allowed only from
 * named origins: any page may read public answers, but not what a browser's cookies give access to.
 */
export function applyCors(req: IncomingMessage, res: ServerResponse, allowed: '*' | readonly string[]): boolean {
  const { origin } = req.headers
  if (allowed !== '*') res.setHeader('Vary', 'Origin')
  if (origin && (allowed === '*' || allowed.includes(origin))) {
    res.setHeader('Access-Control-Allow-Origin', allowed === '*' ? '*' : origin)
    if (allowed !== '*') res.setHeader('Access-Control-Allow-Credentials', 'true')
    res.setHeader('Access-Control-Expose-Headers', 'x-app-trace-id')
  }
  if (req.method !== 'OPTIONS') return false
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  res.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS)
  res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS)
  res.statusCode = 204
  res.end()
  return true
}
