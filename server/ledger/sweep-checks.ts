/**
 * The checks of the sweep (LED-10), each a SELECT of `kind, account_id, entry_id, merchant_id, reference, stored, summed`. `swept`: the
 * entries since $2, with the amounts they moved. Cheap checks only find suspect accounts, whose whole history then decides: a clock that
 * was behind, or history imported later, is not a finding.
 */
import { type Cause, IMPORTED, LEDGER, type SweptFeature } from './causes.ts'
import { ENTRY_TYPES, type EntryType } from './chart.ts'

export const SWEPT = `
  CREATE TEMP TABLE swept ON COMMIT DROP AS
  SELECT e.id, e.created_at, e.type, e.reference, e.merchant_id,
    coalesce(sum(p.amount) FILTER (WHERE p.member_id IS NOT NULL), 0)::bigint AS net,
    coalesce(sum(p.amount) FILTER (WHERE p.member_id IS NOT NULL AND p.amount > 0), 0)::bigint AS gross,
    coalesce(sum(p.amount), 0)::bigint AS total, count(p.amount)::integer AS lines,
    coalesce(bool_or(a.asset <> e.asset OR a.merchant_id <> e.merchant_id), false) AS is_mixed
  FROM ledger_entry e LEFT JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.created_at
  LEFT JOIN ledger_account a ON a.id = p.account_id
  WHERE e.created_at >= $1::timestamptz GROUP BY e.id, e.created_at, e.type, e.reference, e.merchant_id, e.asset`

/** The postings of an entry sum to zero, within one asset of one merchant, and no posting lacks its entry. */
const ENTRIES = `
  SELECT CASE WHEN e.is_mixed THEN 'ASSET' ELSE 'ENTRY' END, NULL::bigint, e.id, e.merchant_id, e.reference, 0::bigint, e.total
  FROM swept e WHERE e.total <> 0 OR e.is_mixed OR e.lines = 0
  UNION ALL
  SELECT DISTINCT 'ENTRY', NULL::bigint, p.entry_id, a.merchant_id, NULL, NULL::bigint, NULL::bigint
  FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
  WHERE p.created_at >= $2::timestamptz AND NOT EXISTS (SELECT FROM ledger_entry e WHERE e.id = p.entry_id AND e.created_at = p.created_at)`

const SUMS = `
  SELECT 'BALANCE', a.id, NULL::bigint, a.merchant_id, NULL, a.balance, coalesce(s.summed, 0)::bigint
  FROM ledger_account a LEFT JOIN (SELECT account_id, sum(amount) AS summed FROM ledger_posting WHERE member_id IS NOT NULL GROUP BY account_id) s
    ON s.account_id = a.id
  WHERE a.balance IS NOT NULL AND a.balance <> coalesce(s.summed, 0)`
/** The same for a partial sweep: compares each balance with the last posting, and adds up only the accounts that differ. */
const LAST_SUMS = `
  SELECT 'BALANCE', a.id, NULL::bigint, a.merchant_id, NULL, a.balance, s.summed
  FROM ledger_account a
  CROSS JOIN LATERAL (SELECT sum(p.amount)::bigint AS summed FROM ledger_posting p WHERE p.member_id = a.member_id AND p.account_id = a.id) s
  WHERE a.id IN (
    SELECT b.id FROM ledger_account b LEFT JOIN LATERAL (
      SELECT p.balance_after FROM ledger_posting p WHERE p.member_id = b.member_id AND p.account_id = b.id ORDER BY p.created_at DESC, p.entry_id DESC, p.line DESC LIMIT 1
    ) last ON true
    WHERE b.balance IS NOT NULL AND b.balance <> coalesce(last.balance_after, 0))
    AND a.balance <> coalesce(s.summed, 0)`

/** A member's balance after a posting is the balance after the previous one plus the amount. */
const RUNNING = `
  WITH chain AS (
    SELECT p.account_id, p.member_id, p.entry_id, p.line, p.amount, p.balance_after,
      lag(p.balance_after) OVER (PARTITION BY p.account_id ORDER BY p.entry_id, p.line) AS before
    FROM ledger_posting p WHERE p.member_id IS NOT NULL AND p.created_at >= $2::timestamptz
  )
  SELECT 'RUNNING', c.account_id, c.entry_id, a.merchant_id, NULL, c.balance_after, (coalesce(b.balance_after, 0) + c.amount)::bigint
  FROM chain c JOIN ledger_account a ON a.id = c.account_id
  LEFT JOIN LATERAL (
    SELECT p.balance_after FROM ledger_posting p
    WHERE p.member_id = c.member_id AND p.account_id = c.account_id AND (p.entry_id, p.line) < (c.entry_id, c.line)
    ORDER BY p.entry_id DESC, p.line DESC LIMIT 1
  ) b ON true
  WHERE c.balance_after IS DISTINCT FROM coalesce(c.before, 0) + c.amount
    AND c.balance_after IS DISTINCT FROM coalesce(b.balance_after, 0) + c.amount`

const HOLDS = `
  SELECT 'HOLD', a.id, NULL::bigint, a.merchant_id, NULL, a.balance, coalesce(h.pending, 0)::bigint
  FROM ledger_account a
  LEFT JOIN (SELECT locked_account_id, sum(amount) AS pending FROM ledger_hold WHERE state = 'PENDING' GROUP BY 1) h ON h.locked_account_id = a.id
  WHERE a.kind = 'MEMBER_LOCKED' AND a.balance <> coalesce(h.pending, 0)`

const isGone = 'NOT EXISTS (SELECT FROM ledger_entry e WHERE e.id = l.entry_id)'
const missingRows = (rows: string) =>
  `SELECT 'LOST', NULL::bigint, l.entry_id, l.merchant_id, l.reference, NULL::bigint, NULL::bigint FROM (${rows}) l WHERE l.entry_id IS NULL OR ${isGone}`
const KEYS = missingRows(`
  SELECT k.entry_id, NULL::integer AS merchant_id, k.key AS reference FROM ledger_key k WHERE k.created_at >= $2::timestamptz
  UNION ALL SELECT o.entry_id, NULL, o.reference FROM ledger_obligation o WHERE o.created_at >= $2::timestamptz`)

/** Bets need their round, and adjustments the decision of two people: an import replaces neither. */
const NEVER_IMPORTED: readonly EntryType[] = ['BET_SETTLED', 'ADJUSTMENT']
const MISSING: Partial<Record<EntryType, string>> = { ADJUSTMENT: 'BYPASS' }

function causeCheck(type: EntryType, causes: readonly Cause[]): string {
  const all = NEVER_IMPORTED.includes(type) ? causes : [...causes, IMPORTED]
  return `
  WITH cause AS (${all.map(({ sql }) => sql.replaceAll('swept e', `(SELECT * FROM swept WHERE type = '${type}') e`)).join('\nUNION ALL\n')}),
  met AS (
    SELECT c.entry_id, max(c.net) AS net, CASE WHEN bool_or(c.net IS NOT NULL) THEN bool_or(c.net = e.net AND (c.gross IS NULL OR c.gross = e.gross))
      ELSE bool_or(c.gross IS NULL OR c.gross = e.gross) END AS is_right
    FROM cause c JOIN swept e ON e.id = c.entry_id AND e.type = '${type}' GROUP BY c.entry_id
  )
  SELECT CASE WHEN m.entry_id IS NULL THEN '${MISSING[type] ?? 'CAUSE'}' ELSE 'AMOUNT' END, NULL::bigint, e.id, e.merchant_id, e.reference, m.net, e.net
  FROM swept e LEFT JOIN met m ON m.entry_id = e.id WHERE e.type = '${type}' AND m.is_right IS NOT TRUE`
}
const UNKNOWN_TYPES = `
  SELECT 'CAUSE', NULL::bigint, e.id, e.merchant_id, e.reference, NULL::bigint, e.net
  FROM swept e WHERE e.type <> ALL (ARRAY[${ENTRY_TYPES.map((type) => `'${type}'`).join(', ')}])`

/** `isWhole`: $2 is the beginning of time. */
export function checksOf(features: readonly SweptFeature[], isWhole: boolean): string[] {
  const all = [LEDGER, ...features]
  const causesOf = (type: EntryType) => all.flatMap(({ causes }) => causes[type] ?? [])
  const lost = new Set([...ENTRY_TYPES.flatMap(causesOf), IMPORTED].flatMap((cause) => cause.lost ?? []))
  return [
    isWhole ? SUMS : LAST_SUMS,
    ENTRIES,
    RUNNING,
    HOLDS,
    KEYS,
    UNKNOWN_TYPES,
    ...features.flatMap(({ checks }) => checks ?? []),
    ...ENTRY_TYPES.map((type) => causeCheck(type, causesOf(type))),
    ...[...lost].map(missingRows),
  ]
}
