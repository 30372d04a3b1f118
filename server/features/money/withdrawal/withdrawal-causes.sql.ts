/** Causes that the sweep (LED-10) accepts for an entry: a paid withdrawal. */
import type { SweptFeature } from '#server/ledger/index.ts'

export const SWEPT_WITHDRAWALS: SweptFeature = {
  causes: {
    WITHDRAWAL: [
      {
        row: 'withdrawal, paid, by its hold',
        sql: `SELECT h.resolve_entry_id AS entry_id, -h.amount AS net, 0::bigint AS gross
          FROM swept e JOIN ledger_hold h ON h.resolve_entry_id = e.id AND h.state = 'POSTED'
          JOIN withdrawal w ON w.hold_id = h.id AND w.state = 'PAID' AND w.amount = h.amount`,
        lost: `SELECT h.resolve_entry_id AS entry_id, w.merchant_id, h.reference FROM withdrawal w LEFT JOIN ledger_hold h ON h.id = w.hold_id
          WHERE w.state = 'PAID' AND w.closed_at >= $2::timestamptz`,
      },
    ],
  },
}
