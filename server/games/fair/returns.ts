/** Theoretical returns of games with pay tables, exactly (GAM-02, GAM-03). Pure. */
import { MULTIPLIER_SCALE } from '#contract/play/fairness/originals/multiplier.ts'

const MILLION = 1_000_000

/** In parts per million: the lowest and highest of all bet options, and the average. */
export interface GameReturns {
  least: number
  most: number
  average: number
}

/** A bet option: its exact return in parts per million, rounded down, and how often it pays anything. */
export interface BetOption {
  ppm: number
  chance: number
}

/** n over k. */
export function choose(n: number, k: number): bigint {
  let result = 1n
  for (let step = 1; step <= k; step++) result = (result * BigInt(n - k + step)) / BigInt(step)
  return result
}

/** Of outcomes with their weights, and what each pays in 1/10 000. */
export function optionOf(weights: readonly bigint[], pays: readonly number[]): BetOption {
  let [all, paid, paying] = [0n, 0n, 0n]
  weights.forEach((weight, index) => {
    const multiplier = BigInt(pays[index]!)
    all += weight
    paid += weight * multiplier
    if (multiplier > 0n) paying += weight
  })
  return {
    ppm: Number((paid * BigInt(MILLION)) / (all * BigInt(MULTIPLIER_SCALE))),
    chance: Number(paying) / Number(all),
  }
}

/**
 * The stated returns at a minimum stake. A payout is rounded down to the last unit, which costs a win up to one unit; for small stakes
 * that is a larger share. So the least return holds for every allowed stake (GAM-15).
 */
export function returnsOf(options: Iterable<BetOption>, minStake: bigint): GameReturns {
  const [stake, found] = [Number(minStake), { least: Infinity, most: 0, sum: 0, count: 0 }]
  for (const { ppm, chance } of options) {
    found.least = Math.min(found.least, ppm - (chance * MILLION) / stake)
    found.most = Math.max(found.most, ppm)
    found.sum += ppm
    found.count += 1
  }
  return { least: Math.floor(found.least), most: found.most, average: Math.floor(found.sum / found.count) }
}

/** The same, remembered by minimum stake: merchants have few, and some games have very many options. */
export function rememberReturns(options: () => Iterable<BetOption>): (minStake: bigint) => GameReturns {
  const known = new Map<bigint, GameReturns>()
  return (minStake) => {
    const returns = known.get(minStake) ?? returnsOf(options(), minStake)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(minStake, returns)
    return returns
  }
}
const MOST_REMEMBERED = 100
