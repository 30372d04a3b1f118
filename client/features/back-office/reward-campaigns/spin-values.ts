/** Form values of spins of a wheel or reels, and their sums. */
import type { OptionsOf, SpinLook } from '#contract/rewards/reward/reward-template.ts'
import { chancesOf, meanPrize, type Prize, topPrize, weightOfAll } from '#contract/rewards/spin/spin-sums.ts'
import { amountText, readAmount, typedText } from '#client/lib/typed-amount.ts'
import { countOf, knownOf } from './known-values.ts'

export interface PrizeValues {
  amount: string
  weight: string
}
export interface SpinValues {
  look: SpinLook
  prizes: PrizeValues[]
  free: string
  /** The kinds of game that count are a field that templates share. */
  bets: { isOn: boolean; each: string; most: string }
}

/** A new prize. */
export const NO_PRIZE: PrizeValues = { amount: '0', weight: '1' }
export const NO_SPIN: SpinValues = {
  look: 'WHEEL',
  prizes: [NO_PRIZE, NO_PRIZE],
  free: '1',
  bets: { isOn: false, each: '', most: '1' },
}

export const spinValues = ({ look, prizes, free, bets }: OptionsOf<'SPIN'>): SpinValues => ({
  look,
  prizes: prizes.map(({ amount, weight }) => ({ amount: typedText(amount), weight: String(weight) })),
  free: String(free),
  bets: bets ? { isOn: true, each: typedText(bets.each), most: String(bets.most) } : NO_SPIN.bets,
})

export const spinToBody = <C>({ look, prizes, free, bets }: SpinValues, categories: C) => ({
  look,
  prizes: prizes.map(({ amount, weight }) => ({ amount: amountText(amount), weight: weight.trim() })),
  free: free.trim(),
  bets: bets.isOn ? { each: amountText(bets.each), most: bets.most.trim(), categories } : null,
})

const MILLION = 1_000_000

/** The chance of each prize, as a part of 1; undefined while a weight is invalid. */
export function prizeChances(prizes: readonly PrizeValues[]): number[] | undefined {
  const weights = knownOf(prizes.map(({ weight }) => countOf(weight) || undefined))
  return weights && chancesOf(weights.map((weight) => ({ weight }))).map((ppm) => ppm / MILLION)
}

function readPrizes(prizes: readonly PrizeValues[]): Prize[] | undefined {
  const read = prizes.map(({ amount, weight }): Prize | undefined => {
    const [sum, count] = [readAmount(amount).value, countOf(weight)]
    return sum !== undefined && count ? { amount: sum, weight: count } : undefined
  })
  return knownOf(read)
}

/** Undefined while an amount is invalid. */
export function topTyped(prizes: readonly Pick<PrizeValues, 'amount'>[]): bigint | undefined {
  const amounts = knownOf(prizes.map(({ amount }) => readAmount(amount).value))
  return amounts && topPrize(amounts.map((amount) => ({ amount })))
}

export interface SpinSums {
  mean: bigint
  top: bigint
  /** The chance that a spin gives nothing, as a part of 1. */
  nothing: number
  /** Free spins and spins for bets. */
  spinsPerDay: number
  /** The most a member can get from all spins of a day, and the average. */
  mostPerDay: bigint
  meanPerDay: bigint
}

/** Undefined while a number is invalid, or there is nothing to win. */
export function spinSums({ prizes: typed, free, bets }: SpinValues): SpinSums | undefined {
  const [prizes, counts] = [readPrizes(typed), knownOf([countOf(free), bets.isOn ? countOf(bets.most) : 0])]
  if (!prizes || !counts) return undefined
  const [mean, top, spins] = [meanPrize(prizes), topPrize(prizes), counts.reduce((sum, count) => sum + count, 0)]
  if (top === 0n || spins === 0) return undefined
  return {
    mean,
    top,
    nothing: weightOfAll(prizes.filter(({ amount }) => amount === 0n)) / weightOfAll(prizes),
    spinsPerDay: spins,
    mostPerDay: top * BigInt(spins),
    meanPerDay: mean * BigInt(spins),
  }
}
