/**
 * BON-06: what a claim is worth to the player who earns and plays it best, at the best game of each kind that counts. Pure. What it
 * costs to earn the reward (bets that must be made, losses) is deducted at the least that the house keeps of them.
 */
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { type House, leastEdge, worthOfBonus } from '#server/features/money/turnover/bonus/campaign-worth.ts'
import { type Campaign, mostOf } from './reward-campaign.ts'

type RewardTerms = Pick<Campaign, 'rule' | 'paidAs' | 'turnoverTimes' | 'rules'>
type Returns = Pick<House, 'originalsReturn' | 'tableMinimum'>

const MILLION = 1_000_000n

/** The least that the house keeps of what earns the greatest claim. */
function costToEarn(rule: RewardRule, house: Returns): bigint {
  const kept = (bets: bigint, categories: Parameters<typeof leastEdge>[0]) =>
    (bets * BigInt(leastEdge(categories, house))) / MILLION
  switch (rule.template) {
    case 'TURNOVER':
      return kept(rule.options.turnover, rule.options.categories)
    case 'RESCUE': {
      const { amount, rate, turnoverTimes, categories } = rule.options
      return kept((amount * MILLION * BigInt(turnoverTimes)) / BigInt(rate), categories)
    }
    default:
      return 0n
  }
}

/** In 1/10 000 of the unit: the greatest of its claims. */
export function rewardWorth({ rule, paidAs, turnoverTimes, rules }: RewardTerms, house: Returns): bigint {
  const amount = mostOf(rule)
  const required = amount * BigInt(turnoverTimes)
  const played =
    paidAs === 'BONUS'
      ? worthOfBonus(rules, { ...house, depositTimes: 0 }, amount, required)
      : amount - (required * BigInt(leastEdge([], house))) / MILLION
  const worth = played - costToEarn(rule, house)
  return worth > 0n ? worth : 0n
}
