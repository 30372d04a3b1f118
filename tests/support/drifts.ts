import type { Pool } from 'pg'
import type { Ledger } from '#server/ledger/index.ts'
import { inTransaction } from '#server/ledger/transaction.ts'

/** Of a test that posts stakes by hand, or makes rounds without: no row caused those entries, and the sweep rightly says so. */
const BY_HAND = ['CAUSE', 'LOST']

/** What else the sweep finds. */
export const driftsOf = async (ledger: Pick<Ledger, 'reconcile'>) =>
  (await ledger.reconcile()).drifts.filter(({ kind }) => !BY_HAND.includes(kind))

/** Goes round every guard, as a broken disk or a careless superuser would. */
export const tamper = (pool: Pool, ...statements: readonly [sql: string, values: unknown[]][]): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL session_replication_role = 'replica'`)
    for (const [sql, values] of statements) await client.query(sql, values)
  })

/** What `tamper` needs to add to a member's balance behind the ledger's back. */
export const balanceChange = (memberId: number, by: bigint): [string, unknown[]] => [
  `UPDATE ledger_account SET balance = balance + $2 WHERE member_id = $1 AND kind = 'MEMBER_MAIN'`,
  [memberId, by],
]
