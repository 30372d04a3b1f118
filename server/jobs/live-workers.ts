/**
 * Which workers are alive. Each is known by an advisory lock that its process holds on a connection of its own: a process that
 * is killed loses it at once, and what its workers had begun is free for others (graphile-worker itself waits four hours).
 */
import pg from 'pg'
import type { Pool } from '#server/platform/database.ts'

/** Of the advisory locks of workers. */
const WORKER_LOCK = 7_220
const HOLD = `SELECT pg_advisory_lock(${WORKER_LOCK}, hashtext($1::text))`
/** Whoever gets a worker's lock knows that nobody holds it. Never on the connection that holds the own workers'. */
const RELEASE_THE_DEAD = `
  WITH holders AS (
    SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
    UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL
  ), dead AS (
    SELECT locked_by FROM holders WHERE pg_try_advisory_xact_lock(${WORKER_LOCK}, hashtext(locked_by))
  )
  SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)), count(*)::int AS dead FROM dead HAVING count(*) > 0`

/** Says that a worker is there, until `end`. */
export async function createWorkerRoll(pool: Pool, onError: (error: Error) => void) {
  const holder = new pg.Client(pool.options)
  holder.on('error', onError)
  await holder.connect()
  return {
    add: (workerId: string): void => void holder.query(HOLD, [workerId]).catch(onError),
    end: () => holder.end().catch(onError),
  }
}

/** How many workers were found dead with work in their hands. */
export async function releaseDeadWorkers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ dead: number }>(RELEASE_THE_DEAD)
  return rows[0]?.dead ?? 0
}
