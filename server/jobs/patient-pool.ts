/** The pool as graphile-worker's cron loop needs it: the first query that fails ends that loop, and the process with it. */
import { setTimeout as delay } from 'node:timers/promises'
import { outageOf } from '#server/platform/outage.ts'
import type { Pool } from '#server/platform/database.ts'

const AGAIN_MS = 1_000
const NOTHING = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] }

/**
 * A query waits while the database is down; the loop then makes up for missed minutes. After `ended` queries never resolve, so
 * that the loop ends quietly. Borrowed connections fail as usual, because their borrowers retry.
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
