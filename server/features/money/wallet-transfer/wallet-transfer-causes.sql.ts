/** Causes that the sweep (LED-10) accepts for an entry: a transfer between a member's wallets. */
import type { SweptFeature } from '#server/ledger/index.ts'

export const SWEPT_WALLET_TRANSFERS: SweptFeature = {
  causes: {
    TRANSFER: [
      {
        row: 'wallet_transfer',
        sql: `SELECT t.entry_id, 0::bigint AS net, t.amount AS gross FROM swept e JOIN wallet_transfer t ON t.entry_id = e.id`,
        lost: `SELECT entry_id, merchant_id, 'T' || id AS reference FROM wallet_transfer WHERE created_at >= $2::timestamptz`,
      },
    ],
  },
}
