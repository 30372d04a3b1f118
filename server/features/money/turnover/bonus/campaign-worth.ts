/** BON-06: what claiming a campaign is worth, using the best counting game of each kind. */
import {
  type BonusContribution,
  contributionOf,
  maxStakeOf,
  ODDS_SCALE,
  type StakeRule,
} from '#contract/money/turnover/bonus-terms.ts'
import { depositBonus } from '#contract/money/deposit/deposit-order.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { bonusWorth, type WorthGame } from './bonus-worth.ts'

/** Bet limits while a bonus is open. */
export interface PlayTerms extends StakeRule {
  minOdds: number
  maxOdds: number
  contribution: BonusContribution
  maxRelease: number
}
export interface CampaignTerms extends PlayTerms {
  minDeposit: bigint
  /** Parts per million of the deposit. */
  bonusRate: number
  maxBonus: bigint
  turnoverTimes: number
}
export interface House {
  /** Turnover required by the deposit itself, as a multiple. */
  depositTimes: number
  tableMinimum: bigint
  /** The highest return of any bet on the originals, in parts per million. */
  originalsReturn: number
}
export interface CampaignWorth {
  /** The highest worth of a claim, in 1/10 000 of the unit. */
  worth: bigint
  /** The bonus with that worth. */
  bonus: bigint
}

interface BestGame {
  /** The return of the best game of the kind, in parts per million. */
  returns: number
  /** Payouts to aim for if the player does not choose odds: up to the rare big wins of slots. */
  odds?: readonly number[]
}
const MILLION = 1_000_000
/** Vendors' games, whose returns we cannot compute: the highest common return of each kind, whether or not it is offered. */
const VENDORS_BEST: Record<Exclude<GameCategory, 'INHOUSE'>, BestGame> = {
  RNG: { returns: 970_000, odds: [1.5, 2, 5, 10, 50, 200] },
  FISH: { returns: 970_000, odds: [1.5, 2, 5, 10, 50] },
  LIVE: { returns: 995_000, odds: [2, 3, 9, 36] },
  PVP: { returns: 980_000, odds: [2, 5, 10] },
  COCKFIGHT: { returns: 950_000 },
  SPORTS: { returns: 960_000 },
  ESPORTS: { returns: 950_000 },
  LOTT: { returns: 970_000, odds: [2, 10, 100] },
  ELOTT: { returns: 970_000, odds: [2, 10, 100] },
}
/** Between a campaign's lowest and highest odds. */
const CHOSEN_ODDS = [2, 5, 10, 30] as const

function chosenOdds({ minOdds, maxOdds }: Pick<PlayTerms, 'minOdds' | 'maxOdds'>): number[] {
  const [least, most] = [Math.max(minOdds, ODDS_SCALE + 1) / ODDS_SCALE, Math.max(maxOdds, ODDS_SCALE + 1) / ODDS_SCALE]
  return [...new Set([least, ...CHOSEN_ODDS.filter((odds) => odds > least && odds < most), most])]
}

/** Whether `by` is at least as good in return, share and odds; then `game` is never the best choice. */
const isBeaten = (game: WorthGame, by: WorthGame) =>
  by.counts >= game.counts && by.returns >= game.returns && game.odds.every((odds) => by.odds.includes(odds))

const bestGames = ({ originalsReturn }: Pick<House, 'originalsReturn'>): Record<GameCategory, BestGame> => ({
  ...VENDORS_BEST,
  INHOUSE: { returns: originalsReturn },
})

/** The cost of a stake in the best game of each kind, in parts per million. */
export function leastEdges(house: Pick<House, 'originalsReturn'>): [GameCategory, number][] {
  const best = bestGames(house)
  return GAME_CATEGORIES.map((category) => [category, MILLION - best[category].returns])
}

/** The cost in the best game of these kinds; no kinds = all. */
export function leastEdge(categories: readonly GameCategory[], house: Pick<House, 'originalsReturn'>): number {
  const counted = leastEdges(house).filter(([category]) => categories.length === 0 || categories.includes(category))
  return Math.min(...counted.map(([, edge]) => edge))
}

function gamesThatCount(terms: PlayTerms, house: House): WorthGame[] {
  const chosen = chosenOdds(terms)
  const best = bestGames(house)
  const games = GAME_CATEGORIES.flatMap((category): WorthGame[] => {
    const { returns, odds = chosen } = best[category]
    const counts = contributionOf(terms.contribution, category) / MILLION
    return counts > 0 ? [{ returns: returns / MILLION, odds, counts }] : []
  })
  return games.filter(
    (game, place) => !games.some((other, at) => at !== place && isBeaten(game, other) && (at < place || !isBeaten(other, game))),
  )
}

const ratio = (a: bigint, b: bigint) => Number(a) / Number(b)

/** Worth of a bonus with this turnover requirement to a player with the best strategy. */
export function worthOfBonus(terms: PlayTerms, house: House, bonus: bigint, required: bigint): bigint {
  const share = bonusWorth({
    required: ratio(required, bonus),
    maxStake: Math.min(1, ratio(maxStakeOf(terms, bonus, house.tableMinimum), bonus)),
    releaseLimit: terms.maxRelease === 0 ? undefined : terms.maxRelease,
    games: gamesThatCount(terms, house),
  })
  return (bonus * BigInt(Math.ceil(share * MILLION))) / BigInt(MILLION)
}

function worthOf(terms: CampaignTerms, house: House, bonus: bigint): bigint {
  if (bonus === 0n) return 0n
  // The smallest deposit that earns this bonus, because it requires the least turnover.
  const deposit = (bonus * BigInt(MILLION) + BigInt(terms.bonusRate) - 1n) / BigInt(terms.bonusRate)
  const paid = deposit > terms.minDeposit ? deposit : terms.minDeposit
  const withBonus = (paid + bonus) * BigInt(terms.turnoverTimes)
  const plain = paid * BigInt(house.depositTimes)
  return worthOfBonus(terms, house, bonus, withBonus > plain ? withBonus - plain : 0n)
}

/** The smallest or the largest claim, whichever is worth more. The cost of the deposit's own turnover is not deducted. */
export function campaignWorth(terms: CampaignTerms, house: House): CampaignWorth {
  // Not rounded to the currency: the granted bonus is never higher than this.
  const least = depositBonus(terms, terms.minDeposit, 1n)
  const claims = least > 0n && least < terms.maxBonus ? [least, terms.maxBonus] : [terms.maxBonus]
  return claims
    .map((bonus) => ({ bonus, worth: worthOf(terms, house, bonus) }))
    .reduce((most, one) => (one.worth > most.worth ? one : most))
}
