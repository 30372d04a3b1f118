/** Runs one action after another has started: the member's row is locked until it is done. */
import type { Pool } from 'pg'
import { expect } from 'vitest'

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Starts the first, waits until it is blocked on the row, runs the second, and returns the first's result. */
export async function whileHeld<T>(
  pool: Pool,
  { id }: { id: number },
  start: () => PromiseLike<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM member WHERE id = $1 FOR NO KEY UPDATE', [id])
    const started = Promise.resolve(start())
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBeGreaterThan(0)
    await meanwhile()
    await client.query('COMMIT')
    return await started
  } finally {
    client.release()
  }
}
