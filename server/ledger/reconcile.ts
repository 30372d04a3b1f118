/** The sweep (LED-10): checks balances against postings, and postings against their causes, to the last 1/10 000. */
import type { Clock } from '#server/platform/clock.ts'
import { inTransaction } from './transaction.ts'
import type { Pool, PoolClient } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { SweptFeature } from './causes.ts'
import { checksOf, SWEPT } from './sweep-checks.ts'

/**
 * BALANCE stored ≠ sum of postings; RUNNING wrong balance after a posting; ENTRY doesn't sum to zero; ASSET an entry mixes assets;
 * HOLD locked ≠ pending holds; BILL paid ≠ posted; CAUSE no row caused an entry; AMOUNT an entry moved a different amount than its
 * row says; LOST a row's entry is gone; BYPASS an adjustment without the decision of two people (LED-17).
 */
export const DRIFT_KINDS = ['BALANCE', 'RUNNING', 'ENTRY', 'ASSET', 'HOLD', 'BILL', 'CAUSE', 'AMOUNT', 'LOST', 'BYPASS'] as const
export interface Drift {
  kind: (typeof DRIFT_KINDS)[number]
  accountId: bigint | null
  entryId: bigint | null
  stored: bigint | null
  summed: bigint | null
}
export interface Sweep {
  sweepId: bigint
  drifts: Drift[]
}

const BEGIN = `INSERT INTO ledger_sweep (started_at, finished_at, accounts, findings, since) VALUES ($1, $1, 0, 0, $2) RETURNING id`
const KEEP =
  'INSERT INTO ledger_drift (sweep_id, kind, account_id, entry_id, merchant_id, reference, stored, summed) SELECT $1::bigint, f.* FROM'
const FOUND = `
  SELECT kind, account_id AS "accountId", entry_id AS "entryId", stored, summed FROM ledger_drift WHERE sweep_id = $1 ORDER BY id`
const END = `
  UPDATE ledger_sweep s SET finished_at = s.started_at + ($2 * interval '1 millisecond'),
    accounts = (SELECT count(*) FROM ledger_account WHERE balance IS NOT NULL),
    findings = (SELECT count(*) FROM ledger_drift d WHERE d.sweep_id = s.id)
  WHERE s.id = $1`

/** A snapshot shows a single moment, so postings can go on meanwhile. */
const inSnapshot = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(
    pool,
    async (client) => {
      await client.query(`SET LOCAL work_mem = '128MB'`)
      return work(client)
    },
    'BEGIN ISOLATION LEVEL REPEATABLE READ',
  )

interface Deps {
  pool: Pool
  clock: Clock
  logger: Logger
  swept: readonly SweptFeature[]
}

/** Stores a row for the sweep and one for each finding. `since` limits the entries, but not the balances, holds and bills. */
export async function reconcile({ pool, clock, logger, swept }: Deps, since?: Date): Promise<Sweep> {
  const from = since?.toISOString() ?? '-infinity'
  const startedAt = performance.now()
  const sweep = await inSnapshot(pool, async (client) => {
    const { rows } = await client.query<{ id: bigint }>(BEGIN, [clock.now(), since ?? null])
    const sweepId = rows[0]!.id
    await client.query(SWEPT.replace('$1::timestamptz', `'${from}'::timestamptz`))
    await client.query('CREATE INDEX ON swept (type, id)')
    await client.query('ANALYZE swept')
    // PostgreSQL refuses an unused value, and some checks do not use $2.
    for (const check of checksOf(swept, since === undefined))
      await client.query(`${KEEP} (${check}) f WHERE $2::timestamptz IS NOT NULL`, [sweepId, from])
    await client.query(END, [sweepId, Math.round(performance.now() - startedAt)])
    return { sweepId, drifts: (await client.query<Drift>(FOUND, [sweepId])).rows }
  })
  for (const drift of sweep.drifts) logger.error({ drift, sweepId: sweep.sweepId }, 'the ledger has drifted')
  return sweep
}

const LAST_WHOLE = 'SELECT started_at AS "startedAt", findings FROM ledger_sweep WHERE since IS NULL ORDER BY id DESC LIMIT 1'
const DAY_MS = 86_400_000
/** More than a day, so that no entry falls between two whole sweeps. */
const WINDOW_MS = 26 * 3_600_000

/**
 * The instant since which the hourly sweep checks entries; undefined = all of them: once a day, and every hour while the last whole
 * sweep has findings.
 */
export async function dueSince({ pool, clock }: Pick<Deps, 'pool' | 'clock'>): Promise<Date | undefined> {
  const { rows } = await pool.query<{ startedAt: Date; findings: number }>(LAST_WHOLE)
  const [last] = rows
  const now = clock.now().getTime()
  if (!last || last.findings > 0 || now - last.startedAt.getTime() >= DAY_MS) return undefined
  return new Date(now - WINDOW_MS)
}
