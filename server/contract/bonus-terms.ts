/** What a bonus asks of whoever takes it: shown before it is taken, kept with it as it was then (domain §3.2, BON-01 to BON-05). */
import * as z from 'zod/mini'
import { GAME_CATEGORIES, gameCategory, type GameCategory } from './game.ts'
import { money } from './wire.ts'

const MILLION = 1_000_000n
/** Odds are counted in 1/10 000: 12 000 = 1.2×. */
export const ODDS_SCALE = 10_000
export const DEFAULT_MAX_STAKE_RATE = 100_000
export const DEFAULT_MIN_ODDS = 12_000
export const DEFAULT_MAX_ODDS = 100_000
/** The greatest stake where a campaign names none: so many times the table's least. */
export const DEFAULT_STAKE_UNITS = 5n

/** How often a campaign gives: with each deposit, once a business day, week or month of the merchant's zone, once for ever. */
export const BONUS_PERIODS = ['DEPOSIT', 'DAY', 'WEEK', 'MONTH', 'ONCE'] as const
export const bonusPeriod = z.enum(BONUS_PERIODS)
export type BonusPeriod = z.infer<typeof bonusPeriod>

/** Asking for a withdrawal while the bonus is open: refused, or it gives the bonus up. */
export const ON_WITHDRAWAL = ['REFUSED', 'FORFEITS'] as const
export const onWithdrawal = z.enum(ON_WITHDRAWAL)
export type OnWithdrawal = z.infer<typeof onWithdrawal>

/**
 * Parts per million a kind of game counts where a campaign does not say: games with little skill and a low return count whole, those
 * with a high return little. Sports count what was at risk, so that short odds count little (turnover).
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

/** What a kind of game counts; one the house does not know counts nothing. */
export const contributionOf = (contribution: BonusContribution, category: string): number =>
  category in DEFAULT_CONTRIBUTION
    ? (contribution[category as GameCategory] ?? DEFAULT_CONTRIBUTION[category as GameCategory])
    : 0

/** All kinds, as they are shown. */
export const contributionList = (contribution: BonusContribution) =>
  GAME_CATEGORIES.map((category) => ({ category, share: contributionOf(contribution, category) }))

export interface StakeRule {
  maxStakeRate: number
  /** null = five times the table's least stake. */
  maxStake: bigint | null
}
/** BON-02: the smaller of a share of the bonus and a fixed amount, never below what the table takes at least. */
export function maxStakeOf({ maxStakeRate, maxStake }: StakeRule, bonus: bigint, tableMinimum: bigint): bigint {
  const byBonus = (bonus * BigInt(maxStakeRate)) / MILLION
  const byAmount = maxStake ?? tableMinimum * DEFAULT_STAKE_UNITS
  const least = byBonus < byAmount ? byBonus : byAmount
  return least > tableMinimum ? least : tableMinimum
}

const share = z.object({ category: gameCategory, share: z.int() })

/** The rules of a campaign, as a player reads them. */
export const bonusTerms = z.object({
  maxStakeRate: z.int(),
  maxStake: money,
  /** In 1/10 000, of games whose odds are chosen. */
  minOdds: z.int(),
  maxOdds: z.int(),
  /** Parts per million by kind of game. */
  contribution: z.array(share),
  /** So many times the bonus becomes the player's own at most; 0 = all of it. */
  maxRelease: z.int(),
  /** 0 = no end. */
  validDays: z.int(),
  period: bonusPeriod,
  onWithdrawal,
})
export type BonusTerms = z.output<typeof bonusTerms>

/** The rules of a bonus that is open, with its own figures. */
export const openBonusRules = z.object({
  title: z.string(),
  maxStake: money,
  minOdds: z.int(),
  maxOdds: z.int(),
  contribution: z.array(share),
  /** What can become the player's own at most; null = all of it. */
  releaseLimit: z.nullable(money),
  expiresAt: z.nullable(z.int()),
  onWithdrawal,
  /** What giving it up now would take from the balance. */
  wouldTake: money,
  /** Bets that are not settled: it can be given up once they are. */
  openBets: z.int(),
})
export type OpenBonusRules = z.output<typeof openBonusRules>

/** `value.data` of `bonus.stake.limit`, `bonus.odds.range` and `bonus.game.excluded`: what may be bet, and where the bonus is given up. */
export const bonusBetRefusal = z.object({
  maxStake: money,
  minOdds: z.int(),
  maxOdds: z.int(),
  requirementId: z.int(),
  /** The page on which it can be given up. */
  giveUpAt: z.string(),
})
export type BonusBetRefusal = z.input<typeof bonusBetRefusal>
/** The page that shows what is left to play. */
export const GIVE_UP_PAGE = '/m/withdraw'
