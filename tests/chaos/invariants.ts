/** What must always be true of the money, whatever was killed: every operation is either complete or not done at all. */
import type { Container } from '#server/container.ts'

interface Finding {
  what: string
  id: string
}

const HALVES = `
  SELECT 'a deposit and its entry' AS what, d.number AS id FROM deposit d
    WHERE (d.state = 'CONFIRMED') <> (SELECT count(*) = 1 FROM ledger_entry e WHERE e.type = 'DEPOSIT' AND e.reference = d.number)
  UNION ALL SELECT 'a deposit and its callback', d.number FROM deposit d
    WHERE (d.state = 'CONFIRMED') <> EXISTS (SELECT FROM payment_callback c WHERE c.deposit_id = d.id AND c.result = 'CONFIRMED')
  UNION ALL SELECT 'a withdrawal and its hold', w.id::text FROM withdrawal w LEFT JOIN ledger_hold h ON h.id = w.hold_id
    WHERE h.state IS DISTINCT FROM CASE w.state WHEN 'PAID' THEN 'POSTED' WHEN 'REJECTED' THEN 'VOIDED' WHEN 'CANCELLED' THEN 'VOIDED' ELSE 'PENDING' END
  UNION ALL SELECT 'a hold and its withdrawal', h.reference FROM ledger_hold h
    WHERE h.type = 'WITHDRAWAL' AND NOT EXISTS (SELECT FROM withdrawal w WHERE w.hold_id = h.id)
  UNION ALL SELECT 'a decision and its audit entry', w.id::text FROM withdrawal w
    WHERE (CASE WHEN w.approved_at IS NULL THEN 0 ELSE 1 END + CASE WHEN w.closed_at IS NULL OR w.state = 'CANCELLED' THEN 0 ELSE 1 END)
      <> (SELECT count(*) FROM audit_entry a WHERE a.entity = 'withdrawal' AND a.entity_id = 'W' || lpad(w.id::text, 8, '0'))
  UNION ALL SELECT 'a bill and its payments', b.id::text FROM agent_bill b
    LEFT JOIN (SELECT bill_id, sum(amount) AS paid, count(*) AS n FROM agent_bill_payment GROUP BY 1) p ON p.bill_id = b.id
    WHERE coalesce(p.paid, 0) <> b.paid OR p.n > 1 OR b.paid NOT IN (0, b.net) OR (b.status = 'PAID') <> (b.paid = b.net)
  UNION ALL SELECT 'a transfer and its entry', t.id::text FROM downline_transfer t
    WHERE NOT EXISTS (SELECT FROM ledger_entry e WHERE e.id = t.entry_id AND e.type = 'TRANSFER')
  UNION ALL SELECT 'an entry that does not sum to zero', p.entry_id::text FROM ledger_posting p GROUP BY p.entry_id HAVING sum(p.amount) <> 0`

/** Findings at one moment. */
export async function findHalves({ database }: Pick<Container, 'database'>): Promise<Finding[]> {
  return (await database.pool.query<Finding>(HALVES)).rows
}

/** The same, plus the ledger's own sweep. */
export async function findFaults(container: Pick<Container, 'database' | 'ledger'>): Promise<Finding[]> {
  const { drifts } = await container.ledger.reconcile()
  const drifted = drifts.map((drift) => ({ what: 'a balance', id: JSON.stringify(drift, (_, value) => String(value)) }))
  return [...(await findHalves(container)), ...drifted]
}
