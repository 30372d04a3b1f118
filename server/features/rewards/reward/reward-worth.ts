/**
 * BON-06: what a claim is worth to a player who earns and plays it in the best way, at the best game of each kind that counts. Pure. The cost of
 * earning it (required bets, losses) is deducted at the least that the house keeps of them.
 */
import type { GameCategory } from '#contract/game-category.ts'
import { meanLuck } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import { placesOf } from '#contract/rewards/rain/rain-sums.ts'
import type { OptionsOf, RebateRates, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { meanPrize } from '#contract/rewards/spin/spin-sums.ts'
import { type House, leastEdge, leastEdges, worthOfBonus } from '#server/features/money/turnover/bonus/campaign-worth.ts'
import { type PointRates, rateOfPoints, rateOfTiers } from './bet-shares.ts'
import { ratesAt } from './rank-facts.ts'
import { type Campaign, mostOf } from './reward-campaign.ts'

type RewardTerms = Pick<Campaign, 'rule' | 'paidAs' | 'turnoverTimes' | 'rules'>
type Returns = Pick<House, 'originalsReturn' | 'tableMinimum'>
export interface RewardHouse extends Returns {
  /** The merchant's ranks, from the first. */
  ranks: readonly { minTurnover: bigint }[]
  /** The share of each bet that its other running campaigns pay together, by rank; [] = nothing. */
  rebates: readonly RebateRates[]
  /** Points for bets, by kind of game. */
  pointRates: PointRates
}

const MILLION = 1_000_000n

/** The first rank brings no bonus, because everyone has it. */
export const upgradeBonuses = (amounts: readonly bigint[]): bigint[] => [0n, ...amounts.slice(1)]

const partOf = (bets: bigint, ppm: number) => (bets * BigInt(ppm)) / MILLION

/** The least that the house keeps of these bets after rebates; negative if a rebate is higher than what it keeps. */
export const keptOf = (bets: bigint, rebates: RebateRates, house: Pick<House, 'originalsReturn'>): bigint =>
  partOf(bets, Math.min(...leastEdges(house).map(([category, edge]) => edge - (rebates[category] ?? 0))))

/** The least that the house keeps of the bets or losses behind the greatest claim. */
function costToEarn(rule: RewardRule, house: Returns): bigint {
  switch (rule.template) {
    case 'TURNOVER':
      return partOf(rule.options.turnover, leastEdge(rule.options.categories, house))
    case 'RESCUE': {
      const { amount, rate, turnoverTimes, categories } = rule.options
      return partOf((amount * MILLION * BigInt(turnoverTimes)) / BigInt(rate), leastEdge(categories, house))
    }
    default:
      return 0n
  }
}

/** What an envelope holds on average; rounded up. */
function meanEnvelope(options: OptionsOf<'RAIN'>): bigint {
  const places = BigInt(placesOf(options))
  return (options.amount + places - 1n) / places
}

/** The least that the house keeps of bets, less what other campaigns pay for them. */
function costOfBets(bets: bigint, categories: readonly GameCategory[], { rebates, ...house }: RewardHouse): bigint {
  const shares = rebates.length > 0 ? rebates : [{}]
  const counted = (category: GameCategory) => categories.length === 0 || categories.includes(category)
  const kept = leastEdges(house).flatMap(([category, edge]) =>
    counted(category) ? shares.map((rates) => edge - (rates[category] ?? 0)) : [],
  )
  return partOf(bets, Math.min(...kept))
}

/** A free spin costs nothing. */
const costOfSpin = ({ free, bets }: OptionsOf<'SPIN'>, house: RewardHouse): bigint =>
  free > 0 || !bets ? 0n : costOfBets(bets.each, bets.categories, house)

/** Less the cost of its own turnover. */
function playedWorth({ paidAs, turnoverTimes, rules }: RewardTerms, house: Returns, amount: bigint): bigint {
  const required = amount * BigInt(turnoverTimes)
  if (required === 0n) return amount
  if (paidAs === 'BONUS') return worthOfBonus(rules, { ...house, depositTimes: 0 }, amount, required)
  const cost = partOf(required, leastEdge([], house))
  return cost < amount ? amount - cost : 0n
}

/** What each rank gives, less what reaching it costs. */
function worthOfRanks(given: readonly bigint[], { ranks, rebates, ...house }: RewardHouse): bigint[] {
  return ranks.map(({ minTurnover }, place) => (given[place] ?? 0n) - keptOf(minTurnover, rebates[place] ?? {}, house))
}

/** Running totals. */
const sums = (amounts: readonly bigint[], places: number): bigint[] =>
  Array.from({ length: places }, (_, place) => amounts.slice(0, place + 1).reduce((sum, amount) => sum + amount, 0n))

/** All friends may be accounts of one player, who then makes the bets of each: they cost what the house keeps of them. */
function worthOfMilestones(
  { milestones, minBets }: OptionsOf<'INVITE'>,
  played: (amount: bigint) => bigint,
  house: RewardHouse,
): bigint[] {
  const costOfFriend = costOfBets(minBets, [], house)
  const given = sums(
    milestones.map(({ amount }) => played(amount)),
    milestones.length,
  )
  return milestones.map(({ friends }, place) => given[place]! - BigInt(friends) * costOfFriend)
}

/** The worth of the greatest claim at each rate. Its bets cost what the house keeps, less what other campaigns pay for them. */
function worthOfRebate(rates: readonly RebateRates[], amount: bigint, played: bigint, house: RewardHouse): bigint[] {
  const edges = leastEdges(house)
  const places = Array.from({ length: Math.max(rates.length, house.ranks.length) }, (_, place) => place)
  return places.flatMap((place) =>
    edges.flatMap(([category, edge]) => {
      const rate = ratesAt(rates, place)[category] ?? 0
      const cost = edge - (house.rebates[place]?.[category] ?? 0)
      return rate === 0 ? [] : [played - (amount * BigInt(cost)) / BigInt(rate)]
    }),
  )
}

/**
 * The worth of each way to earn it. A month that reaches a rank brings the bonuses of all ranks up to it. It also brings all their salaries, because
 * the member falls only one rank a month.
 */
function worthsOf(terms: RewardTerms, house: RewardHouse): bigint[] {
  const { rule } = terms
  const played = (amount: bigint) => playedWorth(terms, house, amount)
  switch (rule.template) {
    case 'RANK_UP':
      return worthOfRanks(sums(upgradeBonuses(rule.options.amounts).map(played), house.ranks.length), house)
    case 'RANK_SALARY':
      return worthOfRanks(sums(rule.options.amounts.map(played), house.ranks.length), house)
    case 'BIRTHDAY':
      return worthOfRanks(rule.options.amounts.map(played), house)
    case 'REBATE':
      return worthOfRebate(rule.options.rates, rule.options.amount, played(rule.options.amount), house)
    case 'REFERRAL':
      return worthOfRebate([rateOfTiers(rule.options.rates)], rule.options.amount, played(rule.options.amount), house)
    case 'POINTS':
      return worthOfRebate(
        [rateOfPoints(rule.options, house.pointRates)],
        rule.options.amount,
        played(rule.options.amount),
        house,
      )
    case 'SPIN':
      // On average: no one can choose a prize.
      return [played(meanPrize(rule.options.prizes)) - costOfSpin(rule.options, house)]
    case 'LUCKY_BET':
      // On average, for the smallest bet that takes part.
      return [played(meanLuck(rule.options.prizes)) - costOfBets(rule.options.least, rule.options.categories, house)]
    case 'LEADERBOARD': {
      // The first place of a period in which no one else bets.
      const { least, categories } = rule.options
      return [played(mostOf(rule)) - costOfBets(least, categories, house)]
    }
    case 'INVITE':
      return worthOfMilestones(rule.options, played, house)
    case 'RAIN':
      // On average: no one can choose an envelope.
      return [played(meanEnvelope(rule.options))]
    default:
      return [played(mostOf(rule)) - costToEarn(rule, house)]
  }
}

/** The worth of the greatest claim, in 1/10 000 of the unit. */
export const rewardWorth = (terms: RewardTerms, house: RewardHouse): bigint =>
  worthsOf(terms, house).reduce((most, worth) => (worth > most ? worth : most), 0n)
