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
  /** The last entry of the ledger before it. */
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
  /** Of the whole round, with what was staked in it before. */
  stake: bigint
  /** The round, if it is open already: the id of the entry that opened it. */
  round?: bigint | undefined
  /** Undefined if the game has no choice of odds. */
  odds: BetOdds | undefined
}

export interface BetRefusal {
  code: Extract<ErrorCode, 'bonus.stake.limit' | 'bonus.odds.range' | 'bonus.game.excluded' | 'bonus.round.earlier'>
  details: { data: BonusBetRefusal }
}

/** Why a bet is not allowed while the bonus is open, with what may be bet and where to forfeit the bonus. */
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
  // Its result belongs to the money that was there before: the bonus's would count as nobody's.
  if (round !== undefined && round <= rules.afterEntry) return { code: 'bonus.round.earlier', details }
  if (stake > rules.maxStake) return { code: 'bonus.stake.limit', details }
  if (odds !== undefined && (odds.least < rules.minOdds || odds.most > rules.maxOdds))
    return { code: 'bonus.odds.range', details }
  return undefined
}
