/** Sweeps across all merchants, and the findings of one merchant. */
import type { Database } from '#server/platform/database.ts'

export interface StoredSweep {
  id: bigint
  startedAt: Date
  finishedAt: Date
  accounts: number
  findings: number
  since: Date | null
}
export interface StoredFinding {
  kind: string
  memberId: number | null
  username: string | null
  account: string | null
  entryId: bigint | null
  reference: string | null
  stored: bigint | null
  summed: bigint | null
}

/** $1 = the merchant; findings without a merchant are shown to all. */
const OWN_FINDINGS = `
  FROM ledger_drift d WHERE (d.merchant_id = $1::integer OR d.merchant_id IS NULL)`
const SWEEPS = `
  SELECT s.id, s.started_at AS "startedAt", s.finished_at AS "finishedAt", s.accounts, s.since,
    CASE WHEN s.findings = 0 THEN 0 ELSE (SELECT count(*)::int ${OWN_FINDINGS} AND d.sweep_id = s.id) END AS findings
  FROM ledger_sweep s`
const FINDINGS = `
  SELECT d.kind, m.id AS "memberId", m.username, a.kind AS account, d.entry_id AS "entryId", COALESCE(d.reference, e.reference) AS reference,
    d.stored, d.summed
  FROM ledger_drift d LEFT JOIN ledger_account a ON a.id = d.account_id LEFT JOIN ledger_entry e ON e.id = d.entry_id
    LEFT JOIN member m ON m.id = COALESCE(a.member_id,
      (SELECT p.member_id FROM ledger_posting p WHERE p.entry_id = d.entry_id AND p.member_id IS NOT NULL ORDER BY p.line LIMIT 1))
  WHERE (d.merchant_id = $1::integer OR d.merchant_id IS NULL) AND d.sweep_id = $2::bigint ORDER BY d.id LIMIT $3::integer`

export function createReconciliationRepository({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>) {
  return {
    async page(
      merchantId: number,
      { from, to }: { from?: number | undefined; to?: number | undefined },
      page: number,
      size: number,
    ) {
      const range = { ...(from !== undefined && { gte: new Date(from) }), ...(to !== undefined && { lt: new Date(to) }) }
      const [{ rows }, total] = await Promise.all([
        pool.query<StoredSweep>(
          `${SWEEPS} WHERE s.started_at >= COALESCE($2::timestamptz, '-infinity') AND s.started_at < COALESCE($3::timestamptz, 'infinity')
           ORDER BY s.id DESC LIMIT $4::integer OFFSET $5::integer`,
          [merchantId, range.gte?.toISOString() ?? null, range.lt?.toISOString() ?? null, size, (page - 1) * size],
        ),
        prisma.ledgerSweep.count({ where: { startedAt: range } }),
      ])
      return { rows, total }
    },
    async find(merchantId: number, id: bigint): Promise<StoredSweep | undefined> {
      return (await pool.query<StoredSweep>(`${SWEEPS} WHERE s.id = $2::bigint`, [merchantId, String(id)])).rows[0]
    },
    async findings(merchantId: number, id: bigint, most: number): Promise<StoredFinding[]> {
      return (await pool.query<StoredFinding>(FINDINGS, [merchantId, String(id), most])).rows
    },
  }
}
export type ReconciliationRepository = ReturnType<typeof createReconciliationRepository>
