/**
 * Why an entry is there: of each type the rows that cause one, and what it then moved. The sweep (LED-10) finds an entry no row caused
 * (CAUSE), one that moved something else than its row says (AMOUNT), and a row whose entry is gone (LOST).
 */
import type { EntryType } from './chart.ts'

export interface Cause {
  /** What a person would look for. */
  row: string
  /** Rows `entry_id, net, gross`: what members had more by the entry, and what was added to their accounts. Null = the row does not say. */
  sql: string
  /** `entry_id, merchant_id, reference` of the rows since $2: their entries must be there. Absent where a row says nothing of one. */
  lost?: string
}

/** `swept` are the entries that are looked at (sweep-checks.ts). */
const BILL: Cause = {
  row: 'agent_bill_payment',
  // Paid by hand it goes from one member to another: together they have no more than before.
  sql: `SELECT p.entry_id, CASE WHEN e.net = 0 THEN 0 ELSE p.amount END AS net, CASE WHEN e.net = 0 THEN abs(p.amount) END AS gross
    FROM swept e JOIN agent_bill_payment p ON p.entry_id = e.id JOIN agent_bill b ON b.id = p.bill_id`,
  lost: `SELECT p.entry_id, b.merchant_id, b.id::text AS reference FROM agent_bill_payment p JOIN agent_bill b ON b.id = p.bill_id WHERE p.at >= $2::timestamptz`,
}

/** A call and its entries are of one transaction. Spares the months before the sweep. */
const IS_OF_TIME = `t.at BETWEEN e.created_at - INTERVAL '1 minute' AND e.created_at + INTERVAL '1 minute'
    AND t.at >= (SELECT min(created_at) FROM swept) - INTERVAL '1 minute'`

export const CAUSES: Readonly<Record<EntryType, readonly Cause[]>> = {
  BET: [
    {
      row: 'game_round that is open, or was',
      // A stake that went back is no stake of the round any more.
      sql: `SELECT r.id AS entry_id, -r.stake - coalesce((r.detail ->> 'returned')::bigint, 0) AS net, NULL::bigint AS gross
        FROM swept e JOIN game_round r ON r.id = e.id AND r.created_at = e.created_at`,
    },
    {
      row: 'vendor_transaction that took a stake',
      sql: ofVendor('debit_entry_id', '-t.debited'),
      lost: `SELECT n.entry_id, r.merchant_id, t.key AS reference
        FROM vendor_transaction t JOIN vendor_round r ON r.vendor_code = t.vendor_code AND r.key = t.round_key,
        LATERAL (VALUES (t.debit_entry_id), (t.credit_entry_id), (t.rollback_entry_id)) AS n (entry_id)
        WHERE t.at >= $2::timestamptz AND n.entry_id IS NOT NULL`,
    },
  ],
  BET_SETTLED: [
    {
      row: 'game_round',
      sql: `SELECT r.id AS entry_id, r.payout - r.stake AS net, CASE WHEN r.stake = 0 OR r.payout = 0 THEN r.payout END AS gross
        FROM swept e JOIN game_round r ON r.id = e.id AND r.created_at = e.created_at`,
      lost: `SELECT id AS entry_id, merchant_id, game_code AS reference FROM game_round WHERE created_at >= $2::timestamptz AND (stake > 0 OR payout > 0)`,
    },
  ],
  WIN: [
    {
      row: 'the BET of its reference',
      sql: `${opened('WIN')} AND NOT EXISTS (SELECT FROM vendor_transaction t WHERE t.credit_entry_id = e.id AND ${IS_OF_TIME})`,
    },
    { row: 'vendor_transaction that paid', sql: ofVendor('credit_entry_id', 't.credited') },
  ],
  ROLLBACK: [{ row: 'the BET of its reference', sql: opened('ROLLBACK') }],
  DEPOSIT: [
    {
      row: 'deposit, confirmed',
      sql: `SELECT e.id AS entry_id, d.amount - d.fee AS net, d.amount AS gross
        FROM swept e JOIN deposit d ON d.number = e.reference AND d.merchant_id = e.merchant_id AND d.state = 'CONFIRMED'`,
      lost: `SELECT o.entry_id, d.merchant_id, d.number AS reference FROM deposit d LEFT JOIN ledger_obligation o ON o.type = 'DEPOSIT' AND o.reference = d.number
        WHERE d.state = 'CONFIRMED' AND d.ended_at >= $2::timestamptz`,
    },
  ],
  PROMOTION: [
    {
      row: 'deposit with a bonus',
      sql: `SELECT e.id AS entry_id, d.bonus AS net, d.bonus AS gross
        FROM swept e JOIN deposit d ON d.number = e.reference AND d.merchant_id = e.merchant_id AND d.state = 'CONFIRMED' AND d.bonus > 0`,
    },
    {
      row: 'turnover_requirement that was given up',
      sql: `SELECT e.id AS entry_id, NULL::bigint AS net, 0::bigint AS gross
        FROM swept e JOIN turnover_requirement t ON t.id::text = e.reference AND t.merchant_id = e.merchant_id AND t.state = 'FORFEITED'`,
    },
  ],
  BONUS_GRANT: [
    {
      row: 'deposit with a bonus',
      sql: `SELECT e.id AS entry_id, d.bonus AS net, d.bonus AS gross
        FROM swept e JOIN deposit d ON d.number = e.reference AND d.merchant_id = e.merchant_id AND d.state = 'CONFIRMED' AND d.bonus > 0`,
      // Before bonuses had types of their own, one was granted as PROMOTION.
      lost: `SELECT o.entry_id, d.merchant_id, d.number AS reference FROM deposit d
        LEFT JOIN ledger_obligation o ON o.type IN ('BONUS_GRANT', 'PROMOTION') AND o.reference = d.number
        WHERE d.state = 'CONFIRMED' AND d.bonus > 0 AND d.ended_at >= $2::timestamptz`,
    },
    {
      row: 'reward_ticket, claimed',
      sql: `SELECT e.id AS entry_id, t.amount AS net, t.amount AS gross
        FROM swept e JOIN reward_ticket t ON t.id = substring(e.reference FROM '^R([0-9]{1,18})$')::bigint
          AND t.merchant_id = e.merchant_id AND t.state = 'CLAIMED'`,
      // What is delivered is no money.
      lost: `SELECT o.entry_id, t.merchant_id, 'R' || t.id AS reference FROM reward_ticket t
        LEFT JOIN ledger_obligation o ON o.type = 'BONUS_GRANT' AND o.reference = 'R' || t.id
        WHERE t.state = 'CLAIMED' AND t.amount > 0 AND NOT t.terms ? 'delivery' AND t.claimed_at >= $2::timestamptz`,
    },
  ],
  BONUS_USE: [bonusOf('0::bigint')],
  BONUS_RELEASE: [bonusOf('NULL::bigint')],
  BONUS_FORFEIT: [bonusOf('NULL::bigint')],
  BONUS_EXPIRY: [bonusOf('NULL::bigint')],
  WITHDRAWAL: [
    {
      row: 'withdrawal, paid, by its hold',
      sql: `SELECT h.resolve_entry_id AS entry_id, -h.amount AS net, 0::bigint AS gross
        FROM swept e JOIN ledger_hold h ON h.resolve_entry_id = e.id AND h.state = 'POSTED'
        JOIN withdrawal w ON w.hold_id = h.id AND w.state = 'PAID' AND w.amount = h.amount`,
      lost: `SELECT h.resolve_entry_id AS entry_id, w.merchant_id, h.reference FROM withdrawal w LEFT JOIN ledger_hold h ON h.id = w.hold_id
        WHERE w.state = 'PAID' AND w.closed_at >= $2::timestamptz`,
    },
    {
      row: 'member whose account is closed',
      sql: `SELECT e.id AS entry_id, NULL::bigint AS net, 0::bigint AS gross
        FROM swept e JOIN member m ON 'close-' || m.id = e.reference AND m.merchant_id = e.merchant_id AND m.closed_at IS NOT NULL`,
    },
  ],
  HOLD: [
    {
      row: 'ledger_hold',
      sql: `SELECT h.entry_id, 0::bigint AS net, h.amount AS gross FROM swept e JOIN ledger_hold h ON h.entry_id = e.id`,
      lost: `SELECT entry_id, merchant_id, reference FROM ledger_hold WHERE created_at >= $2::timestamptz`,
    },
  ],
  HOLD_VOID: [
    {
      row: 'ledger_hold, voided',
      sql: `SELECT h.resolve_entry_id AS entry_id, 0::bigint AS net, h.amount AS gross
        FROM swept e JOIN ledger_hold h ON h.resolve_entry_id = e.id AND h.state = 'VOIDED'`,
      lost: `SELECT resolve_entry_id AS entry_id, merchant_id, reference FROM ledger_hold WHERE state <> 'PENDING' AND resolved_at >= $2::timestamptz`,
    },
  ],
  REBATE: [BILL],
  SALARY: [BILL],
  DIVIDEND: [BILL],
  TRANSFER: [
    {
      row: 'wallet_transfer',
      sql: `SELECT t.entry_id, 0::bigint AS net, t.amount AS gross FROM swept e JOIN wallet_transfer t ON t.entry_id = e.id`,
      lost: `SELECT entry_id, merchant_id, 'T' || id AS reference FROM wallet_transfer WHERE created_at >= $2::timestamptz`,
    },
    {
      row: 'downline_transfer',
      sql: `SELECT t.entry_id, 0::bigint AS net, t.amount AS gross FROM swept e JOIN downline_transfer t ON t.entry_id = e.id`,
      lost: `SELECT entry_id, merchant_id, id::text AS reference FROM downline_transfer WHERE at >= $2::timestamptz`,
    },
  ],
  ADJUSTMENT: [
    {
      row: 'adjustment two people decided (LED-17)',
      sql: `SELECT a.entry_id, a.amount AS net, greatest(a.amount, 0) AS gross
        FROM swept e JOIN adjustment a ON a.entry_id = e.id AND a.state = 'CONFIRMED'`,
      lost: `SELECT entry_id, merchant_id, id::text AS reference FROM adjustment WHERE state = 'CONFIRMED' AND decided_at >= $2::timestamptz`,
    },
  ],
  TRIAL_GRANT: [
    {
      row: 'member of the trial type',
      sql: `SELECT e.id AS entry_id, NULL::bigint AS net, NULL::bigint AS gross
        FROM swept e JOIN member m ON m.id::text = e.reference AND m.merchant_id = e.merchant_id AND m.type = 4`,
    },
  ],
  CORRECTION: [
    {
      row: 'bet_correction',
      sql: `SELECT c.entry_id, c.stake_before - c.stake + c.payout - c.payout_before + coalesce(q.waived, 0) AS net, NULL::bigint AS gross
        FROM swept e JOIN bet_correction c ON c.entry_id = e.id LEFT JOIN bet_correction_request q ON q.correction_id = c.id`,
      lost: `SELECT entry_id, merchant_id, round_id::text AS reference FROM bet_correction WHERE corrected_at >= $2::timestamptz`,
    },
  ],
}

/** What becomes of a granted bonus names its requirement; play has said by then how much of it is left (BON-07). */
function bonusOf(net: string): Cause {
  return {
    row: 'turnover_requirement of a bonus',
    sql: `SELECT e.id AS entry_id, ${net} AS net, NULL::bigint AS gross
      FROM swept e JOIN turnover_requirement t ON t.id::text = e.reference AND t.merchant_id = e.merchant_id AND t.source = 'BONUS'`,
  }
}

/** A vendor's call that moved money. */
function ofVendor(column: 'debit_entry_id' | 'credit_entry_id', net: string): string {
  return `SELECT t.${column} AS entry_id, ${net} AS net, NULL::bigint AS gross
    FROM swept e JOIN vendor_transaction t ON t.${column} = e.id AND ${IS_OF_TIME}`
}

/** A round that stays open moves its stake to escrow first; what settles it carries the same reference (LED-09). */
function opened(type: 'WIN' | 'ROLLBACK'): string {
  return `SELECT e.id AS entry_id, NULL::bigint AS net, NULL::bigint AS gross
    FROM swept e WHERE e.type = '${type}' AND EXISTS (SELECT FROM ledger_entry b WHERE b.type = 'BET' AND b.reference = e.reference AND b.merchant_id = e.merchant_id)`
}

/** What was there before the ledger was: brought in from elsewhere, each entry with what it moved. Stands for any row of before. */
export const IMPORTED: Cause = {
  row: 'ledger_import',
  sql: `SELECT i.entry_id, i.net, NULL::bigint AS gross FROM swept e JOIN ledger_import i ON i.entry_id = e.id`,
  lost: `SELECT entry_id, merchant_id, NULL::text AS reference FROM ledger_import WHERE created_at >= $2::timestamptz`,
}
