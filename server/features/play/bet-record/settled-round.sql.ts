/** Settled rounds in their current state, for every feature that reads them. */
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'

export interface SettledRound {
  id: bigint
  createdAt: Date
  settledAt: Date
  merchantId: number
  memberId: number
  username: string
  gameCode: string
  asset: string
  isTrial: boolean
  isTest: boolean
  algorithm: string
  balanceBefore: bigint
  balanceAfter: bigint
  detail: unknown
  /** As first settled. */
  firstStake: bigint
  firstPayout: bigint
  stake: bigint
  payout: bigint
  kind: CorrectionKind | null
  correctedAt: Date | null
  waits: boolean
}
/** Rows of `SettledRound`. */
export const SETTLED_ROUNDS = `
  SELECT r.id, r.created_at AS "createdAt", r.settled_at AS "settledAt", r.merchant_id AS "merchantId", r.member_id AS "memberId", m.username,
    r.game_code AS "gameCode", r.asset, r.is_trial AS "isTrial", r.is_test AS "isTest", r.algorithm,
    r.balance_before AS "balanceBefore", r.balance_after AS "balanceAfter", r.detail, r.first_stake AS "firstStake", r.first_payout AS "firstPayout",
    r.stake, r.payout, r.correction AS kind, r.corrected_at AS "correctedAt",
    EXISTS (SELECT FROM bet_correction_request q WHERE q.round_id = r.id AND q.state = 'PROPOSED') AS waits
  FROM settled_bet r JOIN member m ON m.id = r.member_id`
/** The round $2 of the merchant $1. */
export const SETTLED_ROUND = `${SETTLED_ROUNDS} WHERE r.id = $2::bigint AND r.merchant_id = $1::integer AND r.settled_at IS NOT NULL`
