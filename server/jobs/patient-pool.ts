/** The pool as graphile-worker's cron loop needs it: that loop ends, and the process with it, at the first query that fails. */
import { setTimeout as delay } from 'node:timers/promises'
import { outageOf } from '#server/platform/outage.ts'
import type { Pool } from '#server/platform/database.ts'

const AGAIN_MS = 1_000
const NOTHING = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] }

/**
 * A query waits for a database that is away; the loop then makes up for the minutes it missed. Once `ended` it answers nothing,
 * so that the loop ends in peace. Connections that are borrowed fail as ever: who borrows one tries again by itself.
 */
export function createPatientPool(pool: Pool, ended: AbortSignal): Pool {
  async function query(text: string, values?: unknown[]): Promise<unknown> {
    while (!ended.aborted) {
      try {
        return await pool.query(text, values)
      } catch (error) {
        if (!outageOf(error)) throw error
        await delay(AGAIN_MS, undefined, { signal: ended }).catch(() => undefined)
      }
    }
    return NOTHING
  }
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
