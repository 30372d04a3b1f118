/** The sweep (LED-10): does what is stored agree with what was posted, to the last 1/10 000? */
import type { Clock } from '#server/platform/clock.ts'
import type { Pool } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'

export interface Drift {
  /** BALANCE stored ≠ sum of postings; ENTRY doesn't sum to zero; ASSET an entry mixes assets; HOLD locked ≠ pending holds; BYPASS an
   * adjustment that no two people decided (LED-17). */
  kind: 'BALANCE' | 'ENTRY' | 'ASSET' | 'HOLD' | 'BYPASS'
  accountId: bigint | null
  entryId: bigint | null
  stored: bigint | null
  summed: bigint | null
}
export interface Sweep {
  sweepId: bigint
  drifts: Drift[]
}

/** Keeps a row of the sweep, and one of each finding. */
export async function reconcile(pool: Pool, clock: Clock, logger: Logger): Promise<Sweep> {
  const { rows: sweeps } = await pool.query<{ id: bigint }>('SELECT ledger_reconcile($1) AS id', [clock.now()])
  const sweepId = sweeps[0]!.id
  const { rows: drifts } = await pool.query<Drift>(
    `SELECT kind, account_id AS "accountId", entry_id AS "entryId", stored, summed FROM ledger_drift WHERE sweep_id = $1 ORDER BY id`,
    [sweepId],
  )
  for (const drift of drifts) logger.error({ drift, sweepId }, 'the ledger has drifted')
  return { sweepId, drifts }
}
