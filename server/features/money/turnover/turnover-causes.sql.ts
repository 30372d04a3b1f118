/** Causes that the sweep (LED-10) accepts for an entry: a turnover requirement whose bonus is used, released or lost. */
import type { Cause, SweptFeature } from '#server/ledger/index.ts'

/** Later entries of a granted bonus refer to its requirement; how much of it is left depends on play (BON-07). */
const bonusOf = (net: string): Cause => ({
  row: 'turnover_requirement of a bonus',
  sql: `SELECT e.id AS entry_id, ${net} AS net, NULL::bigint AS gross
    FROM swept e JOIN turnover_requirement t ON t.id::text = e.reference AND t.merchant_id = e.merchant_id AND t.source = 'BONUS'`,
})

export const SWEPT_TURNOVER: SweptFeature = {
  causes: {
    PROMOTION: [
      {
        row: 'turnover_requirement that was given up',
        sql: `SELECT e.id AS entry_id, NULL::bigint AS net, 0::bigint AS gross
          FROM swept e JOIN turnover_requirement t ON t.id::text = e.reference AND t.merchant_id = e.merchant_id AND t.state = 'FORFEITED'`,
      },
    ],
    BONUS_USE: [bonusOf('0::bigint')],
    BONUS_RELEASE: [bonusOf('NULL::bigint')],
    BONUS_FORFEIT: [bonusOf('NULL::bigint')],
    BONUS_EXPIRY: [bonusOf('NULL::bigint')],
  },
}
