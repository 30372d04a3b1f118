/** The theoretical returns that a table states (GAM-02, GAM-03). Pure. */
import type { BetOption } from '#contract/play/originals/original.ts'
import { MILLION } from '#contract/play/originals/returns.ts'

/** In parts per million: the lowest and highest of all bet options, and the average. */
export interface GameReturns {
  least: number
  most: number
  average: number
}

/**
 * The stated returns for a minimum stake. Rounding down a payout costs a win up to one unit, a larger share of a smaller stake.
 * So the least return, calculated for the minimum stake, holds for every allowed stake (GAM-15).
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

/** The same, cached by minimum stake: merchants use only a few, and some games have very many options. */
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
