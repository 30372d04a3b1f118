/**
 * What an open bonus lets a member bet (BON-02). Read inside the bet's transaction, after locking the account that pays it:
 * granting and forfeiting a bonus takes that lock too, so a bet sees exactly the bonus its money belongs to.
 */
import { type BonusBetRefusal, contributionOf, GIVE_UP_PAGE } from '#contract/money/turnover/bonus-terms.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { moneyToWire } from '#contract/wire.ts'
import { type BonusRules, rulesKept } from './bonus-rules.ts'
import type { OpenBonusRow } from './open-bonuses.sql.ts'

export interface BetRules extends Pick<BonusRules, 'maxStake' | 'minOdds' | 'maxOdds' | 'contribution'> {
  requirementId: bigint
}

export function toBetRules({ id, terms }: Pick<OpenBonusRow, 'id' | 'terms'>): BetRules {
  const { maxStake, minOdds, maxOdds, contribution } = rulesKept(terms)!
  return { requirementId: id, maxStake, minOdds, maxOdds, contribution }
}

/** What a bet pays if it wins, in 1/10 000 of its stake. */
export interface BetOdds {
  least: number
  most: number
}

export interface AskedBet {
  category: string
  stake: bigint
  /** Undefined if the game has no choice of odds. */
  odds: BetOdds | undefined
}

export interface BetRefusal {
  code: Extract<ErrorCode, 'bonus.stake.limit' | 'bonus.odds.range' | 'bonus.game.excluded'>
  details: { data: BonusBetRefusal }
}

/** Why a bet is not allowed while the bonus is open, with what may be bet and where to forfeit the bonus. */
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
  if (odds !== undefined && (odds.least < rules.minOdds || odds.most > rules.maxOdds))
    return { code: 'bonus.odds.range', details }
  return undefined
}
