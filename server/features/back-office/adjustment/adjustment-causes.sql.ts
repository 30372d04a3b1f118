/** What the sweep (LED-10) may find as the cause of an entry: an adjustment decided by two people (LED-17). */
import type { SweptFeature } from '#server/ledger/index.ts'

export const SWEPT_ADJUSTMENTS: SweptFeature = {
  causes: {
    ADJUSTMENT: [
      {
        row: 'adjustment, confirmed',
        sql: `SELECT a.entry_id, a.amount AS net, greatest(a.amount, 0) AS gross
          FROM swept e JOIN adjustment a ON a.entry_id = e.id AND a.state = 'CONFIRMED'`,
        lost: `SELECT entry_id, merchant_id, id::text AS reference FROM adjustment WHERE state = 'CONFIRMED' AND decided_at >= $2::timestamptz`,
      },
    ],
  },
}
