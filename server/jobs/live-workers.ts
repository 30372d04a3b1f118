/**
 * Which workers are alive. Each holds an advisory lock on a connection of its own: a killed process loses it at once, and other
 * workers can take over its jobs (graphile-worker itself waits four hours).
 */
import pg from 'pg'
import type { Pool } from '#server/platform/database.ts'

/** Class of the workers' advisory locks. */
const WORKER_LOCK = 7_220
const HOLD = `SELECT pg_advisory_lock(${WORKER_LOCK}, hashtext($1::text))`
/** If a worker's lock can be taken, the worker is dead. Never run on the connection that holds our own workers' locks. */
const RELEASE_THE_DEAD = `
  WITH holders AS (
    SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
    UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL
  ), dead AS (
    SELECT locked_by FROM holders WHERE pg_try_advisory_xact_lock(${WORKER_LOCK}, hashtext(locked_by))
  )
  SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)), count(*)::int AS dead FROM dead HAVING count(*) > 0`

/** Registers workers as alive, until `end`. */
export async function createWorkerRoll(pool: Pool, onError: (error: Error) => void) {
  const holder = new pg.Client(pool.options)
  holder.on('error', onError)
  await holder.connect()
  return {
    add: (workerId: string): void => void holder.query(HOLD, [workerId]).catch(onError),
    end: () => holder.end().catch(onError),
  }
}

/** Returns the number of dead workers that had jobs. */
export async function releaseDeadWorkers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ dead: number }>(RELEASE_THE_DEAD)
  return rows[0]?.dead ?? 0
}
