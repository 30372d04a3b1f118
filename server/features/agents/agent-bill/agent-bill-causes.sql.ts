/** What the sweep (LED-10) may find as the cause of an entry: a payment of a bill. */
import type { Cause, SweptFeature } from '#server/ledger/index.ts'

const BILL: Cause = {
  row: 'agent_bill_payment',
  // A payment by hand between two members has a net of 0.
  sql: `SELECT p.entry_id, CASE WHEN e.net = 0 THEN 0 ELSE p.amount END AS net, CASE WHEN e.net = 0 THEN abs(p.amount) END AS gross
    FROM swept e JOIN agent_bill_payment p ON p.entry_id = e.id JOIN agent_bill b ON b.id = p.bill_id`,
  lost: `SELECT p.entry_id, b.merchant_id, b.id::text AS reference FROM agent_bill_payment p JOIN agent_bill b ON b.id = p.bill_id WHERE p.at >= $2::timestamptz`,
}

/** A bill's `paid` must equal the sum of its payments. */
const PAID = `
  SELECT 'BILL', NULL::bigint, NULL::bigint, b.merchant_id, b.id::text, b.paid, coalesce(p.posted, 0)::bigint
  FROM agent_bill b LEFT JOIN (SELECT bill_id, sum(amount) AS posted FROM agent_bill_payment GROUP BY bill_id) p ON p.bill_id = b.id
  WHERE b.paid <> coalesce(p.posted, 0)`

export const SWEPT_BILLS: SweptFeature = {
  causes: { REBATE: [BILL], SALARY: [BILL], DIVIDEND: [BILL] },
  checks: [PAID],
}
