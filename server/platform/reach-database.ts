/** Checks that a database given by URL answers before it is used; if not, one line says why, for the person who set the URL. */
import pg from 'pg'
import { exampleOf } from '#server/config/environment.ts'
import { connectionTo } from './connection-to.ts'

const PATIENCE_MS = 5_000

const NO_SUCH_HOST = ['ENOTFOUND', 'EAI_AGAIN']
const NO_ANSWER = ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']
const REFUSED = ['28P01', '28000']
const NO_SUCH_DATABASE = '3D000'

function reasonOf(url: string, error: Error & { code?: string }): string {
  const { hostname, host, pathname, username } = new URL(url)
  const { code = '', message } = error
  if (NO_SUCH_HOST.includes(code)) return `there is no host ${hostname}`
  if (NO_ANSWER.includes(code) || message.startsWith('timeout')) return `no PostgreSQL answers at ${host}`
  // The driver's own error when the server wants a password and there is none.
  if (REFUSED.includes(code) || message.startsWith('SASL')) return `${host} refuses the user ${username} or the password`
  if (code === NO_SUCH_DATABASE) return `there is no database ${pathname.slice(1)} at ${host}`
  return `${host} cannot be used (${message})`
}

/** Throws an Error that names the variable. */
export async function reachDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: PATIENCE_MS })
  // If the server disappears now, the next query reports it.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const reason = reasonOf(url, error as Error & { code?: string })
    throw new Error(`DATABASE_URL: ${reason}, ${exampleOf('DATABASE_URL')}`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}
