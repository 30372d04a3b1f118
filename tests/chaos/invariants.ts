/** What must always be true of the money, whatever was killed: every operation is either complete or not done at all. */
import type { Container } from '#server/container.ts'

interface Finding {
  what: string
  id: string
}

/**
 * By the entries of a round, which carry the same reference: its stake lies in escrow while it is open, and nothing once it has ended
 * (LED-09); its player has what it paid, less what it took. Its row is named by one of those entries.
 */
const ESCROWED = `
  WITH moved AS (
    SELECT e.merchant_id, e.asset, e.reference, array_agg(e.id) AS entries,
      coalesce(sum(p.amount) FILTER (WHERE a.kind = 'ESCROW_GAMES'), 0) AS held,
      coalesce(sum(p.amount) FILTER (WHERE p.member_id IS NOT NULL), 0) AS gained
    FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
    WHERE e.type IN ('BET', 'BET_SETTLED', 'WIN', 'ROLLBACK')
    GROUP BY 1, 2, 3 HAVING bool_or(a.kind = 'ESCROW_GAMES')
  ), rounds AS (
    SELECT m.*, r.id, CASE WHEN r.settled_at IS NULL THEN r.stake ELSE 0 END AS staked, r.payout - r.stake AS won
    FROM moved m LEFT JOIN game_round r ON r.id = ANY (m.entries)
  )
  SELECT 'a round and its escrow' AS what, reference AS id FROM rounds WHERE held IS DISTINCT FROM staked
  UNION ALL SELECT 'a round and what its player gained', reference FROM rounds WHERE gained IS DISTINCT FROM won
  UNION ALL SELECT 'an open round without a stake in escrow', r.id::text FROM game_round r
    WHERE r.settled_at IS NULL AND r.stake <> 0 AND r.id NOT IN (SELECT id FROM rounds WHERE id IS NOT NULL)`

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
  UNION ALL SELECT 'a reward and its entry', t.id::text FROM reward_ticket t
    WHERE (t.state = 'CLAIMED' AND t.amount > 0) <> (SELECT count(*) = 1 FROM ledger_entry e WHERE e.type = 'BONUS_GRANT' AND e.reference = 'R' || t.id)
  UNION ALL SELECT 'a reward and its turnover', t.id::text FROM reward_ticket t
    WHERE (t.state = 'CLAIMED' AND t.amount > 0 AND (t.terms ->> 'turnoverTimes')::integer > 0) <> (SELECT count(*) = 1 FROM turnover_requirement r WHERE r.source IN ('BONUS', 'REWARD') AND r.reference = 'R' || t.id)
  UNION ALL SELECT 'a budget and its tickets', c.id::text FROM reward_campaign c
    WHERE c.promised <> (SELECT coalesce(sum(t.amount), 0) FROM reward_ticket t WHERE t.campaign_id = c.id AND t.state <> 'EXPIRED')
  UNION ALL SELECT 'an entry that does not sum to zero', p.entry_id::text FROM ledger_posting p GROUP BY p.entry_id HAVING sum(p.amount) <> 0`

/** Findings at one moment. */
export async function findHalves({ database }: Pick<Container, 'database'>): Promise<Finding[]> {
  return (await database.pool.query<Finding>(`${HALVES} UNION ALL (${ESCROWED})`)).rows
}

/** What lies in escrow, 1/10 000 of the unit, by merchant and asset; those with nothing are left out. */
export async function escrows({ database }: Pick<Container, 'database'>): Promise<bigint[]> {
  const { rows } = await database.pool.query<{ sum: string }>(
    `SELECT sum(p.amount)::text AS sum FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
     WHERE a.kind = 'ESCROW_GAMES' GROUP BY a.id HAVING sum(p.amount) <> 0`,
  )
  return rows.map(({ sum }) => BigInt(sum))
}

/** The same, plus the ledger's own sweep. */
export async function findFaults(container: Pick<Container, 'database' | 'ledger'>): Promise<Finding[]> {
  const { drifts } = await container.ledger.reconcile()
  const drifted = drifts.map((drift) => ({ what: 'a balance', id: JSON.stringify(drift, (_, value) => String(value)) }))
  return [...(await findHalves(container)), ...drifted]
}
