/** What the sweep (LED-10) may find as the cause of an entry: a transfer between an agent and its downline. */
import type { SweptFeature } from '#server/ledger/index.ts'

export const SWEPT_DOWNLINE_TRANSFERS: SweptFeature = {
  causes: {
    TRANSFER: [
      {
        row: 'downline_transfer',
        sql: `SELECT t.entry_id, 0::bigint AS net, t.amount AS gross FROM swept e JOIN downline_transfer t ON t.entry_id = e.id`,
        lost: `SELECT entry_id, merchant_id, id::text AS reference FROM downline_transfer WHERE at >= $2::timestamptz`,
      },
    ],
  },
}
