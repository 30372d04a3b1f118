/** Causes that the sweep (LED-10) accepts for an entry: a deposit, or its bonus. */
import type { SweptFeature } from '#server/ledger/index.ts'

const BONUS = {
  row: 'deposit with a bonus',
  sql: `SELECT e.id AS entry_id, d.bonus AS net, d.bonus AS gross
    FROM swept e JOIN deposit d ON d.number = e.reference AND d.merchant_id = e.merchant_id AND d.state = 'CONFIRMED' AND d.bonus > 0`,
}

export const SWEPT_DEPOSITS: SweptFeature = {
  causes: {
    DEPOSIT: [
      {
        row: 'deposit, confirmed',
        sql: `SELECT e.id AS entry_id, d.amount - d.fee AS net, d.amount AS gross
          FROM swept e JOIN deposit d ON d.number = e.reference AND d.merchant_id = e.merchant_id AND d.state = 'CONFIRMED'`,
        lost: `SELECT o.entry_id, d.merchant_id, d.number AS reference FROM deposit d LEFT JOIN ledger_obligation o ON o.type = 'DEPOSIT' AND o.reference = d.number
          WHERE d.state = 'CONFIRMED' AND d.ended_at >= $2::timestamptz`,
      },
    ],
    PROMOTION: [BONUS],
    BONUS_GRANT: [
      {
        ...BONUS,
        // Before bonuses had types of their own, one was granted as PROMOTION.
        lost: `SELECT o.entry_id, d.merchant_id, d.number AS reference FROM deposit d
          LEFT JOIN ledger_obligation o ON o.type IN ('BONUS_GRANT', 'PROMOTION') AND o.reference = d.number
          WHERE d.state = 'CONFIRMED' AND d.bonus > 0 AND d.ended_at >= $2::timestamptz`,
      },
    ],
  },
}
