/** Form values of lucky bets, and their sums. The least bet and the kinds of game are fields that templates share. */
import { DRAWS, luckyBelow, type LuckyPrize, meanLuck } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import { MAX_ODDS, MIN_ODDS, type OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { topPrize } from '#contract/rewards/spin/spin-sums.ts'
import { amountText, readAmount, typedText } from '#client/lib/typed-amount.ts'
import { countOf, knownOf } from './known-values.ts'

export interface LuckyPrizeValues {
  amount: string
  oneIn: string
}
export interface LuckyValues {
  prizes: LuckyPrizeValues[]
  /** The most prizes a member can win in a day. */
  most: string
}

const NO_LUCKY_PRIZE: LuckyPrizeValues = { amount: '', oneIn: '1000' }
export const NO_LUCK: LuckyValues = { prizes: [NO_LUCKY_PRIZE], most: '3' }

export const luckyValues = ({ prizes, most }: OptionsOf<'LUCKY_BET'>): LuckyValues => ({
  prizes: prizes.map(({ amount, oneIn }) => ({ amount: typedText(amount), oneIn: String(oneIn) })),
  most: String(most),
})

export const luckyToBody = ({ prizes, most }: LuckyValues) => ({
  prizes: prizes.map(({ amount, oneIn }) => ({ amount: amountText(amount), oneIn: oneIn.trim() })),
  most: most.trim(),
})

/** Undefined while it is invalid. */
function oddsOf(typed: string): number | undefined {
  const odds = countOf(typed)
  return odds !== undefined && odds >= MIN_ODDS && odds <= MAX_ODDS ? odds : undefined
}

/** The chance of a prize, as a part of 1; undefined while it is invalid. */
export function luckyChance({ oneIn }: Pick<LuckyPrizeValues, 'oneIn'>): number | undefined {
  const odds = oddsOf(oneIn)
  return odds && 1 / odds
}

/** Invalid: prizes must be in order of rarity. */
export function isCommonerThanBefore(prizes: readonly Pick<LuckyPrizeValues, 'oneIn'>[], place: number): boolean {
  const [before, own] = [prizes[place - 1], prizes[place]].map((prize) => prize && oddsOf(prize.oneIn))
  return before !== undefined && own !== undefined && own < before
}

const TIMES_RARER = 10
/** A new prize, rarer than the last. */
export function rarerPrize(prizes: readonly LuckyPrizeValues[]): LuckyPrizeValues {
  const odds = oddsOf(prizes.at(-1)?.oneIn ?? '')
  return odds ? { amount: '', oneIn: String(Math.min(odds * TIMES_RARER, MAX_ODDS)) } : NO_LUCKY_PRIZE
}

function readPrizes(prizes: readonly LuckyPrizeValues[]): LuckyPrize[] | undefined {
  const read = prizes.map(({ amount, oneIn }): LuckyPrize | undefined => {
    const [sum, odds] = [readAmount(amount).value, oddsOf(oneIn)]
    return sum && odds ? { amount: sum, oneIn: odds } : undefined
  })
  return knownOf(read)
}

export interface LuckySums {
  /** One bet in so many wins something. */
  oneIn: bigint
  /** What a bet wins on average; and as a share of the least bet. */
  mean: bigint
  part: number
  top: bigint
  perDay: number
  /** The most a member can win in a day. */
  mostPerDay: bigint
  /** How many bets the budget lasts for; undefined while it is empty. */
  bets: bigint | undefined
}

/** Undefined while a number is invalid. */
export function luckySums({ prizes: typed, most }: LuckyValues, typedLeast: string, typedBudget: string): LuckySums | undefined {
  const [prizes, perDay, least] = [readPrizes(typed), countOf(most), readAmount(typedLeast).value]
  if (!prizes || !perDay || !least) return undefined
  const [mean, top, below, budget] = [meanLuck(prizes), topPrize(prizes), luckyBelow(prizes), readAmount(typedBudget).value]
  return {
    oneIn: (DRAWS + below / 2n) / below,
    mean,
    part: Number(mean) / Number(least),
    top,
    perDay,
    mostPerDay: top * BigInt(perDay),
    bets: budget && budget / mean,
  }
}
