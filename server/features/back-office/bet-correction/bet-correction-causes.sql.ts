/** What the sweep (LED-10) may find as the cause of an entry: the correction of a bet. */
import type { SweptFeature } from '#server/ledger/index.ts'

export const SWEPT_CORRECTIONS: SweptFeature = {
  causes: {
    CORRECTION: [
      {
        row: 'bet_correction',
        sql: `SELECT c.entry_id, c.stake_before - c.stake + c.payout - c.payout_before + coalesce(q.waived, 0) AS net, NULL::bigint AS gross
          FROM swept e JOIN bet_correction c ON c.entry_id = e.id LEFT JOIN bet_correction_request q ON q.correction_id = c.id`,
        lost: `SELECT entry_id, merchant_id, round_id::text AS reference FROM bet_correction WHERE corrected_at >= $2::timestamptz`,
      },
    ],
  },
}
