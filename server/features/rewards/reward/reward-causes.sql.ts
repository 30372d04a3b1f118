/** The cause of an entry that the sweep (LED-10) may find: a claimed reward. */
import type { SweptFeature } from '#server/ledger/index.ts'

export const SWEPT_REWARDS: SweptFeature = {
  causes: {
    BONUS_GRANT: [
      {
        row: 'reward_ticket, claimed',
        sql: `SELECT e.id AS entry_id, t.amount AS net, t.amount AS gross
          FROM swept e JOIN reward_ticket t ON t.id = substring(e.reference FROM '^R([0-9]{1,18})$')::bigint
            AND t.merchant_id = e.merchant_id AND t.state = 'CLAIMED'`,
        // Goods that are delivered move no money.
        lost: `SELECT o.entry_id, t.merchant_id, 'R' || t.id AS reference FROM reward_ticket t
          LEFT JOIN ledger_obligation o ON o.type = 'BONUS_GRANT' AND o.reference = 'R' || t.id
          WHERE t.state = 'CLAIMED' AND t.amount > 0 AND NOT t.terms ? 'delivery' AND t.claimed_at >= $2::timestamptz`,
      },
    ],
  },
}
