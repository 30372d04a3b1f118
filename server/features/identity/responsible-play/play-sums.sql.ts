/** A member's sums of real money, from the postings of all games (RG-05, RG-11): one SQL text for all callers. */
import type { LimitPeriod } from '#contract/identity/responsible-play.ts'
import { TRIAL_TYPE } from '#contract/wire.ts'

export interface PlaySums {
  staked: bigint
  won: bigint
  deposited: bigint
  /** Minutes in which a bet was placed. */
  minutes: bigint
}

/**
 * The sums of one member since an instant; both are SQL. A bet counts in its current state: a voided bet has neither stake nor
 * winnings, a resettled one its last result. The minute in which it was placed counts in any case.
 */
export const PLAY_SUMS = (memberId: string, since: string) => `
  SELECT s.staked + c.staked AS staked, s.won + c.won AS won, s.deposited, s.minutes
  FROM (
    SELECT COALESCE(-sum(amount) FILTER (WHERE code = 'BET'), 0)::bigint AS staked,
           COALESCE(sum(amount) FILTER (WHERE code IN ('WIN', 'ROLLBACK')), 0)::bigint AS won,
           COALESCE(sum(amount) FILTER (WHERE code = 'DEPOSIT'), 0)::bigint AS deposited,
           count(DISTINCT date_trunc('minute', x.created_at)) FILTER (WHERE code = 'BET') AS minutes
    FROM ledger_posting x JOIN ledger_account a ON a.id = x.account_id
    WHERE x.member_id = ${memberId} AND x.created_at > ${since}
      AND x.code IN ('BET', 'WIN', 'ROLLBACK', 'DEPOSIT') AND a.asset NOT LIKE '%.TRIAL'
  ) s CROSS JOIN (
    SELECT COALESCE(sum(k.stake - k.stake_before) FILTER (WHERE k.round_at > ${since}), 0)::bigint AS staked,
           COALESCE(sum(k.payout - k.payout_before), 0)::bigint AS won
    FROM bet_correction k JOIN member o ON o.id = k.member_id AND o.type <> ${TRIAL_TYPE}
    WHERE k.member_id = ${memberId} AND k.settled_at > ${since}
  ) c`

const LENGTH = { DAY: '24 hours', WEEK: '7 days', MONTH: '1 month' } as const satisfies Record<LimitPeriod, string>

/** Rolling periods as rows `p (period, length)`, for a join (RG-01). */
export const PERIODS = `(VALUES ${Object.entries(LENGTH)
  .map(([period, length]) => `('${period}', INTERVAL '${length}')`)
  .join(', ')}) AS p (period, length)`
