/** The share of each bet that all campaigns pay together. Pure. */
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import type { OptionsOf, RebateRates, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { meanLuck } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import { meanPrize } from '#contract/rewards/spin/spin-sums.ts'
import { ratesAt } from './rank-facts.ts'

const sumOfRates = (all: readonly RebateRates[]): RebateRates =>
  Object.fromEntries(GAME_CATEGORIES.map((category) => [category, all.reduce((sum, rates) => sum + (rates[category] ?? 0), 0)]))

/** The sum of all tiers, because friends who invite each other collect them all. */
export const rateOfTiers = (tiers: readonly RebateRates[]): RebateRates => sumOfRates(tiers)

/** Points for bets of a million units, by kind of game. */
export type PointRates = Readonly<Record<string, number>>

const MILLION = 1_000_000n
const PART_OF_UNIT = 10_000n
/** What the points of a bet are worth in an exchange; rounded up. */
export function rateOfPoints({ amount, points }: OptionsOf<'POINTS'>, pointRates: PointRates): RebateRates {
  const divisor = BigInt(points) * PART_OF_UNIT
  const worth = (rate: number) => Number((amount * BigInt(rate) + divisor - 1n) / divisor)
  return Object.fromEntries(GAME_CATEGORIES.map((category) => [category, worth(pointRates[category] ?? 0)]))
}

/** Points can be spent only once, so the best exchange counts. */
function bestOfPoints(offers: readonly { rule: RewardRule }[], pointRates: PointRates): RebateRates {
  const all = offers.flatMap(({ rule }) => (rule.template === 'POINTS' ? [rateOfPoints(rule.options, pointRates)] : []))
  return Object.fromEntries(
    GAME_CATEGORIES.map((category) => [category, Math.max(0, ...all.map((rates) => rates[category] ?? 0))]),
  )
}

/** One rate for all kinds of game that count: `amount` for each `bets`, rounded up. */
function rateOfEach(amount: bigint, bets: bigint, categories: readonly GameCategory[]): RebateRates {
  const rate = Number((amount * MILLION + bets - 1n) / bets)
  const counted = categories.length === 0 ? GAME_CATEGORIES : categories
  return Object.fromEntries(counted.map((category) => [category, rate]))
}

/** Rates by rank. Rates for invitees' bets count at every rank, because players may invite themselves. */
function ratesOf({ template, options }: RewardRule): readonly RebateRates[] {
  if (template === 'REBATE') return options.rates
  if (template === 'SPIN' && options.bets)
    return [rateOfEach(meanPrize(options.prizes), options.bets.each, options.bets.categories)]
  if (template === 'LUCKY_BET') return [rateOfEach(meanLuck(options.prizes), options.least, options.categories)]
  return template === 'REFERRAL' ? [rateOfTiers(options.rates)] : []
}

/** One entry for each rank; a single one if there are no ranks. */
export function betShares(offers: readonly { rule: RewardRule }[], ranks: number, pointRates: PointRates): RebateRates[] {
  const given = [...offers.map(({ rule }) => ratesOf(rule)), [bestOfPoints(offers, pointRates)]]
  return Array.from({ length: Math.max(ranks, 1) }, (_, place) => sumOfRates(given.map((rates) => ratesAt(rates, place))))
}
