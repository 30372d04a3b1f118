import type { Pool } from 'pg'
import type { Ledger } from '#server/ledger/index.ts'
import { inTransaction } from '#server/ledger/transaction.ts'

/** For tests that post stakes or rounds by hand: no row caused those entries, and the sweep rightly reports it. */
const BY_HAND = ['CAUSE', 'LOST']

/** The sweep's other findings. */
export const driftsOf = async (ledger: Pick<Ledger, 'reconcile'>) =>
  (await ledger.reconcile()).drifts.filter(({ kind }) => !BY_HAND.includes(kind))

/** Bypasses every guard, as a broken disk or a careless superuser would. */
export const tamper = (pool: Pool, ...statements: readonly [sql: string, values: unknown[]][]): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL session_replication_role = 'replica'`)
    for (const [sql, values] of statements) await client.query(sql, values)
  })

/** Statements for `tamper` that change a member's balance behind the ledger's back. */
export const balanceChange = (memberId: number, by: bigint): [string, unknown[]] => [
  `UPDATE ledger_account SET balance = balance + $2 WHERE member_id = $1 AND kind = 'MEMBER_MAIN'`,
  [memberId, by],
]
