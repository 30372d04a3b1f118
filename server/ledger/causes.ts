/**
 * Why entries exist: for each type, the rows that cause an entry, and the amounts it should have moved. The sweep (LED-10) finds entries
 * that no row caused (CAUSE), entries that moved other amounts than their row says (AMOUNT), and rows whose entry is gone (LOST). Each
 * feature that moves money declares its own tables; the ledger declares rounds, holds and imports.
 */
import type { EntryType } from './chart.ts'

export interface Cause {
  /** Names the row for a person who looks for it. */
  row: string
  /**
   * Rows `entry_id, net, gross`, from `swept e` (sweep-checks.ts): the change of members' money, and the sum of amounts added to their
   * accounts. Null = the row does not say; then a row of another cause that does say decides.
   */
  sql: string
  /** `entry_id, merchant_id, reference` of the rows since $2, whose entries must exist. Absent if the rows name no entry. */
  lost?: string
}

/** What one feature declares to the sweep. */
export interface SweptFeature {
  causes: Partial<Record<EntryType, readonly Cause[]>>
  /** Other checks of its tables, each a SELECT in the form of sweep-checks.ts. */
  checks?: readonly string[]
}

/** A round that stays open moves its stake to escrow first; the entry that settles it has the same reference (LED-09). */
const opened = (type: 'WIN' | 'ROLLBACK'): Cause => ({
  row: 'the BET of its reference',
  sql: `SELECT e.id AS entry_id, NULL::bigint AS net, NULL::bigint AS gross
    FROM swept e WHERE e.type = '${type}' AND EXISTS (SELECT FROM ledger_entry b WHERE b.type = 'BET' AND b.reference = e.reference AND b.merchant_id = e.merchant_id)`,
})

export const LEDGER: SweptFeature = {
  causes: {
    BET: [
      {
        row: 'game_round that is open, or was',
        // A returned stake no longer counts as the round's stake.
        sql: `SELECT r.id AS entry_id, -r.stake - coalesce((r.detail ->> 'returned')::bigint, 0) AS net, NULL::bigint AS gross
          FROM swept e JOIN game_round r ON r.id = e.id AND r.created_at = e.created_at`,
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
    WIN: [opened('WIN')],
    ROLLBACK: [opened('ROLLBACK')],
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
  },
}

/** History from before the ledger, imported, each entry with the amount it moved. Accepted in place of the rows that caused it. */
export const IMPORTED: Cause = {
  row: 'ledger_import',
  sql: `SELECT i.entry_id, i.net, NULL::bigint AS gross FROM swept e JOIN ledger_import i ON i.entry_id = e.id`,
  lost: `SELECT entry_id, merchant_id, NULL::text AS reference FROM ledger_import WHERE created_at >= $2::timestamptz`,
}
