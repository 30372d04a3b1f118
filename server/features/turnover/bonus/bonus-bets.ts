/**
 * What an open bonus lets a member bet (BON-02). Read inside the transaction of the bet, after the lock of the account it is paid from: a
 * bonus is granted and given up under that lock too, so a bet sees the bonus its money is of, and no other.
 */
import { type BonusBetRefusal, contributionOf, GIVE_UP_PAGE } from '#contract/bonus-terms.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { moneyToWire } from '#contract/wire.ts'
import { type BonusRules, rulesKept } from './bonus-rules.ts'

export interface BetRules extends Pick<BonusRules, 'maxStake' | 'minOdds' | 'maxOdds' | 'contribution'> {
  requirementId: bigint
}

/** Of the members of an SQL array's text; those without an open bonus have no row. */
export const OPEN_BONUSES = (members: string): string => `
  SELECT id, member_id, terms FROM turnover_requirement
  WHERE member_id = ANY ('${members}') AND source = 'BONUS' AND state = 'ACTIVE' AND terms IS NOT NULL`
export interface OpenBonusRow {
  id: bigint
  member_id: number
  terms: unknown
}
export function toBetRules({ id, terms }: Pick<OpenBonusRow, 'id' | 'terms'>): BetRules {
  const { maxStake, minOdds, maxOdds, contribution } = rulesKept(terms)!
  return { requirementId: id, maxStake, minOdds, maxOdds, contribution }
}

export interface AskedBet {
  category: string
  stake: bigint
  /** What it pays, in 1/10 000 of the stake; undefined where the game has no odds to choose. */
  odds: number | undefined
}

export interface BetRefusal {
  code: Extract<ErrorCode, 'bonus.stake.limit' | 'bonus.odds.range' | 'bonus.game.excluded'>
  details: { data: BonusBetRefusal }
}

/** Why a bet may not be made while the bonus is open, with what may be bet and where the bonus is given up. */
export function betRefusal(rules: BetRules, { category, stake, odds }: AskedBet): BetRefusal | undefined {
  const details = {
    data: {
      maxStake: moneyToWire(rules.maxStake),
      minOdds: rules.minOdds,
      maxOdds: rules.maxOdds,
      requirementId: Number(rules.requirementId),
      giveUpAt: GIVE_UP_PAGE,
    },
  }
  if (contributionOf(rules.contribution, category) === 0) return { code: 'bonus.game.excluded', details }
  if (stake > rules.maxStake) return { code: 'bonus.stake.limit', details }
  if (odds !== undefined && (odds < rules.minOdds || odds > rules.maxOdds)) return { code: 'bonus.odds.range', details }
  return undefined
}
