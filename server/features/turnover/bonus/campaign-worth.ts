/** BON-06: what a claim of a campaign is worth, against the best the house offers in each kind of game that counts. */
import { type BonusContribution, contributionOf, maxStakeOf, ODDS_SCALE, type StakeRule } from '#contract/bonus-terms.ts'
import { depositBonus } from '#contract/deposit-order.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contract/game.ts'
import { bonusWorth, type WorthGame } from './bonus-worth.ts'

export interface CampaignTerms extends StakeRule {
  minDeposit: bigint
  /** Parts per million of the deposit. */
  bonusRate: number
  maxBonus: bigint
  turnoverTimes: number
  minOdds: number
  maxOdds: number
  contribution: BonusContribution
  maxRelease: number
}
export interface House {
  /** A deposit alone is played so often. */
  depositTimes: number
  tableMinimum: bigint
}
export interface CampaignWorth {
  /** The most a claim is worth, in 1/10 000 of the unit. */
  worth: bigint
  /** The bonus it is worth that of. */
  bonus: bigint
}

interface BestGame {
  /** Parts per million that come back, by the best game of its kind. */
  returns: number
  /** What can be played for where the player does not choose odds: up to the rare great wins of slots. */
  odds?: readonly number[]
}
const MILLION = 1_000_000
/** The best of each kind the house has or may take in; the originals' from domain-games (Plinko, 99.16 %). */
const BEST_GAMES: Record<GameCategory, BestGame> = {
  RNG: { returns: 970_000, odds: [1.5, 2, 5, 10, 50, 200] },
  FISH: { returns: 970_000, odds: [1.5, 2, 5, 10, 50] },
  LIVE: { returns: 995_000, odds: [2, 3, 9, 36] },
  PVP: { returns: 980_000, odds: [2, 5, 10] },
  COCKFIGHT: { returns: 950_000 },
  SPORTS: { returns: 960_000 },
  ESPORTS: { returns: 950_000 },
  LOTT: { returns: 970_000, odds: [2, 10, 100] },
  ELOTT: { returns: 970_000, odds: [2, 10, 100] },
  INHOUSE: { returns: 991_600 },
}
/** Between the least and the most odds a campaign allows. */
const CHOSEN_ODDS = [2, 5, 10, 30] as const

function chosenOdds({ minOdds, maxOdds }: Pick<CampaignTerms, 'minOdds' | 'maxOdds'>): number[] {
  const [least, most] = [Math.max(minOdds, ODDS_SCALE + 1) / ODDS_SCALE, Math.max(maxOdds, ODDS_SCALE + 1) / ODDS_SCALE]
  return [...new Set([least, ...CHOSEN_ODDS.filter((odds) => odds > least && odds < most), most])]
}

/** One of those that are alike but for a lower return or less that counts is never the best choice. */
const isBeaten = (game: WorthGame, by: WorthGame) =>
  by.counts >= game.counts && by.returns >= game.returns && game.odds.every((odds) => by.odds.includes(odds))

function gamesThatCount(terms: CampaignTerms): WorthGame[] {
  const chosen = chosenOdds(terms)
  const games = GAME_CATEGORIES.flatMap((category): WorthGame[] => {
    const { returns, odds = chosen } = BEST_GAMES[category]
    const counts = contributionOf(terms.contribution, category) / MILLION
    return counts > 0 ? [{ returns: returns / MILLION, odds, counts }] : []
  })
  return games.filter(
    (game, place) => !games.some((other, at) => at !== place && isBeaten(game, other) && (at < place || !isBeaten(other, game))),
  )
}

const ratio = (a: bigint, b: bigint) => Number(a) / Number(b)

function worthOf(terms: CampaignTerms, house: House, bonus: bigint): bigint {
  if (bonus === 0n) return 0n
  // The smallest deposit that gives so much: the least to be played for it.
  const deposit = (bonus * BigInt(MILLION) + BigInt(terms.bonusRate) - 1n) / BigInt(terms.bonusRate)
  const paid = deposit > terms.minDeposit ? deposit : terms.minDeposit
  const withBonus = (paid + bonus) * BigInt(terms.turnoverTimes)
  const plain = paid * BigInt(house.depositTimes)
  const share = bonusWorth({
    required: withBonus > plain ? ratio(withBonus - plain, bonus) : 0,
    maxStake: Math.min(1, ratio(maxStakeOf(terms, bonus, house.tableMinimum), bonus)),
    releaseLimit: terms.maxRelease === 0 ? undefined : terms.maxRelease,
    games: gamesThatCount(terms),
  })
  return (bonus * BigInt(Math.ceil(share * MILLION))) / BigInt(MILLION)
}

/** Of the smallest claim and of the greatest, the one that is worth more. What the deposit's own turnover costs the player is not taken off. */
export function campaignWorth(terms: CampaignTerms, house: House): CampaignWorth {
  // Not rounded: what is granted is no more.
  const least = depositBonus(terms, terms.minDeposit, 1n)
  const claims = least > 0n && least < terms.maxBonus ? [least, terms.maxBonus] : [terms.maxBonus]
  return claims
    .map((bonus) => ({ bonus, worth: worthOf(terms, house, bonus) }))
    .reduce((most, one) => (one.worth > most.worth ? one : most))
}
