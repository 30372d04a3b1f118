/** Causes that the sweep (LED-10) accepts for an entry: a vendor's call. */
import type { SweptFeature } from '#server/ledger/index.ts'

/** A call and its entries are written in one transaction, so their times are close. Lets a query skip the months before the sweep. */
const IS_OF_TIME = `t.at BETWEEN e.created_at - INTERVAL '1 minute' AND e.created_at + INTERVAL '1 minute'
    AND t.at >= (SELECT min(created_at) FROM swept) - INTERVAL '1 minute'`

const movedBy = (column: 'debit_entry_id' | 'credit_entry_id', net: string) =>
  `SELECT t.${column} AS entry_id, ${net} AS net, NULL::bigint AS gross
    FROM swept e JOIN vendor_transaction t ON t.${column} = e.id AND ${IS_OF_TIME}`

export const SWEPT_VENDOR_WALLET: SweptFeature = {
  causes: {
    BET: [
      {
        row: 'vendor_transaction that took a stake',
        sql: movedBy('debit_entry_id', '-t.debited'),
        lost: `SELECT n.entry_id, r.merchant_id, t.key AS reference
          FROM vendor_transaction t JOIN vendor_round r ON r.vendor_code = t.vendor_code AND r.key = t.round_key,
          LATERAL (VALUES (t.debit_entry_id), (t.credit_entry_id), (t.rollback_entry_id)) AS n (entry_id)
          WHERE t.at >= $2::timestamptz AND n.entry_id IS NOT NULL`,
      },
    ],
    WIN: [{ row: 'vendor_transaction that paid', sql: movedBy('credit_entry_id', 't.credited') }],
  },
}
