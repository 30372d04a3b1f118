/** What the sweep (LED-10) may find as the cause of an entry: a closed account, or a trial member. */
import type { SweptFeature } from '#server/ledger/index.ts'

export const SWEPT_MEMBERS: SweptFeature = {
  causes: {
    WITHDRAWAL: [
      {
        row: 'member whose account is closed',
        sql: `SELECT e.id AS entry_id, NULL::bigint AS net, 0::bigint AS gross
          FROM swept e JOIN member m ON 'close-' || m.id = e.reference AND m.merchant_id = e.merchant_id AND m.closed_at IS NOT NULL`,
      },
    ],
    TRIAL_GRANT: [
      {
        row: 'member of the trial type',
        sql: `SELECT e.id AS entry_id, NULL::bigint AS net, NULL::bigint AS gross
          FROM swept e JOIN member m ON m.id::text = e.reference AND m.merchant_id = e.merchant_id AND m.type = 4`,
      },
    ],
  },
}
