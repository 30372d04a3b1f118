/** Checks whether this process can serve. Always answers in time, even if its dependencies do not. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from './database.ts'
import type { Logger } from './logger.ts'
import type { Redis } from './redis.ts'

/** Probes usually give up after two seconds. */
const HEALTH_MS = 1_500

export interface Health {
  ok: boolean
  database: boolean
  redis: boolean
}

export function createHealth({ pool, redis, logger }: { pool: Pool; redis: Pick<Redis, 'ping'>; logger: Logger }) {
  let last: Health = { ok: true, database: true, redis: true }

  const isFine = async (check: Promise<unknown>): Promise<boolean> => {
    const fine = check.then(
      () => true,
      () => false,
    )
    return Promise.race([fine, delay(HEALTH_MS, false, { ref: false })])
  }

  return async (): Promise<Health> => {
    const [database, hasRedis] = await Promise.all([isFine(pool.query('SELECT 1')), isFine(redis.ping())])
    const now = { ok: database && hasRedis, database, redis: hasRedis }
    if (now.ok !== last.ok) logger.warn(now, now.ok ? 'ready again' : 'not ready')
    last = now
    return now
  }
}
