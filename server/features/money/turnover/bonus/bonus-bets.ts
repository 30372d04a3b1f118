/**
 * Bet limits of an open bonus (BON-02). Read in the bet's transaction, after locking the account that pays the stake:
 * granting and forfeiting a bonus take that lock too, so a bet sees exactly the bonus its money belongs to.
 */
import { type BonusBetRefusal, contributionOf, GIVE_UP_PAGE } from '#contract/money/turnover/bonus-terms.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { moneyToWire } from '#contract/wire.ts'
import { type BonusRules, rulesKept } from './bonus-rules.ts'
import type { OpenBonusRow } from './open-bonuses.sql.ts'

export interface BetRules extends Pick<BonusRules, 'maxStake' | 'minOdds' | 'maxOdds' | 'contribution'> {
  requirementId: bigint
  /** The last ledger entry before the bonus. */
  afterEntry: bigint
}

export function toBetRules({ id, terms, afterEntry }: Pick<OpenBonusRow, 'id' | 'terms' | 'afterEntry'>): BetRules {
  const { maxStake, minOdds, maxOdds, contribution } = rulesKept(terms)!
  return { requirementId: id, afterEntry, maxStake, minOdds, maxOdds, contribution }
}

/** What a bet pays if it wins, in 1/10 000 of its stake. */
export interface BetOdds {
  least: number
  most: number
}

export interface AskedBet {
  category: string
  /** The total stake of the round, including earlier bets in it. */
  stake: bigint
  /** If the round is already open, the id of the entry that opened it. */
  round?: bigint | undefined
  /** Undefined if the game has no choice of odds. */
  odds: BetOdds | undefined
}

export interface BetRefusal {
  code: Extract<ErrorCode, 'bonus.stake.limit' | 'bonus.odds.range' | 'bonus.game.excluded' | 'bonus.round.earlier'>
  details: { data: BonusBetRefusal }
}

/** Why the bonus forbids the bet, with the allowed bets and the page to forfeit the bonus. */
export function betRefusal(rules: BetRules, { category, stake, round, odds }: AskedBet): BetRefusal | undefined {
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
  // The round's result belongs to the money from before the bonus; the bonus's share of it would belong to no one.
  if (round !== undefined && round <= rules.afterEntry) return { code: 'bonus.round.earlier', details }
  if (stake > rules.maxStake) return { code: 'bonus.stake.limit', details }
  if (odds !== undefined && (odds.least < rules.minOdds || odds.most > rules.maxOdds))
    return { code: 'bonus.odds.range', details }
  return undefined
}
