/** Terms of a bonus: shown before it is claimed, and stored with the claim as they were then (BON-01 to BON-05). */
import * as z from 'zod/mini'
import { GAME_CATEGORIES, gameCategory, type GameCategory } from '../../game-category.ts'
import { money } from '../../wire.ts'

const MILLION = 1_000_000n
/** Odds are in 1/10 000: 12 000 = 1.2×. */
export const ODDS_SCALE = 10_000
export const DEFAULT_MAX_STAKE_RATE = 100_000
export const DEFAULT_MIN_ODDS = 12_000
export const DEFAULT_MAX_ODDS = 100_000
/** The highest stake of campaigns without one of their own, as a multiple of the table's minimum. */
export const DEFAULT_STAKE_UNITS = 5n

/**
 * How often a member may claim it: with each deposit, once a business day, week or month in the merchant's time zone, or once
 * ever.
 */
export const BONUS_PERIODS = ['DEPOSIT', 'DAY', 'WEEK', 'MONTH', 'ONCE'] as const
export const bonusPeriod = z.enum(BONUS_PERIODS)
export type BonusPeriod = z.infer<typeof bonusPeriod>

/** A withdrawal request while the bonus is open: refused, or it forfeits the bonus. */
export const ON_WITHDRAWAL = ['REFUSED', 'FORFEITS'] as const
export const onWithdrawal = z.enum(ON_WITHDRAWAL)
export type OnWithdrawal = z.infer<typeof onWithdrawal>

/**
 * Default shares, in parts per million, by which bets on a kind of game count. Games with little skill and a low return count
 * fully; games with a high return count little. Sports count the amount at risk, so short odds count little (turnover).
 */
export const DEFAULT_CONTRIBUTION = {
  RNG: 1_000_000,
  FISH: 1_000_000,
  LIVE: 100_000,
  PVP: 0,
  COCKFIGHT: 500_000,
  SPORTS: 1_000_000,
  ESPORTS: 1_000_000,
  LOTT: 1_000_000,
  ELOTT: 1_000_000,
  INHOUSE: 100_000,
} as const satisfies Record<GameCategory, number>

export type BonusContribution = Readonly<Partial<Record<GameCategory, number>>>

/** The share of a kind of game; unknown kinds count nothing. */
export const contributionOf = (contribution: BonusContribution, category: string): number =>
  category in DEFAULT_CONTRIBUTION
    ? (contribution[category as GameCategory] ?? DEFAULT_CONTRIBUTION[category as GameCategory])
    : 0

/** All kinds, for display. */
export const contributionList = (contribution: BonusContribution) =>
  GAME_CATEGORIES.map((category) => ({ category, share: contributionOf(contribution, category) }))

export interface StakeRule {
  maxStakeRate: number
  /** null = five times the table's minimum stake. */
  maxStake: bigint | null
}
/** BON-02: the smaller of a share of the bonus and a fixed amount, but never below the table's minimum stake. */
export function maxStakeOf({ maxStakeRate, maxStake }: StakeRule, bonus: bigint, tableMinimum: bigint): bigint {
  const byBonus = (bonus * BigInt(maxStakeRate)) / MILLION
  const byAmount = maxStake ?? tableMinimum * DEFAULT_STAKE_UNITS
  const least = byBonus < byAmount ? byBonus : byAmount
  return least > tableMinimum ? least : tableMinimum
}

const share = z.object({ category: gameCategory, share: z.int() })

/** The terms of a campaign, as shown to a player. */
export const bonusTerms = z.object({
  maxStakeRate: z.int(),
  maxStake: money,
  /** In 1/10 000, for games where the player chooses the odds. */
  minOdds: z.int(),
  maxOdds: z.int(),
  /** Parts per million by kind of game. */
  contribution: z.array(share),
  /** The most the member can release, as a multiple of the bonus; 0 = no limit. */
  maxRelease: z.int(),
  /** Days to complete the turnover; 0 = no end. */
  validDays: z.int(),
  period: bonusPeriod,
  onWithdrawal,
})
export type BonusTerms = z.output<typeof bonusTerms>

/** The terms of an open bonus, with its own figures. */
export const openBonusRules = z.object({
  title: z.string(),
  maxStake: money,
  minOdds: z.int(),
  maxOdds: z.int(),
  contribution: z.array(share),
  /** The most the member can release; null = no limit. */
  releaseLimit: z.nullable(money),
  expiresAt: z.nullable(z.int()),
  onWithdrawal,
  /** What forfeiting it now would take from the balance. */
  wouldTake: money,
  /** Unsettled bets; the bonus can be forfeited once they are settled. */
  openBets: z.int(),
})
export type OpenBonusRules = z.output<typeof openBonusRules>

/**
 * `value.data` of `bonus.stake.limit`, `bonus.odds.range`, `bonus.game.excluded` and `bonus.round.earlier`: what may be bet, and where to
 * forfeit the bonus.
 */
export const bonusBetRefusal = z.object({
  maxStake: money,
  minOdds: z.int(),
  maxOdds: z.int(),
  requirementId: z.int(),
  /** The page where it can be forfeited. */
  giveUpAt: z.string(),
})
export type BonusBetRefusal = z.input<typeof bonusBetRefusal>
/** The page that shows the open turnover. */
export const GIVE_UP_PAGE = '/m/withdraw'
