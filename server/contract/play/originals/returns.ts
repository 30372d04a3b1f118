/** Theoretical returns of pay tables, exactly (GAM-02, GAM-03). Pure. */
import { MULTIPLIER_SCALE } from './multiplier.ts'
import type { BetOption } from './original.ts'

export const MILLION = 1_000_000

/** n over k. */
export function choose(n: number, k: number): bigint {
  let result = 1n
  for (let step = 1; step <= k; step++) result = (result * BigInt(n - k + step)) / BigInt(step)
  return result
}

/** The bet option of weighted outcomes and what each pays, in 1/10 000. */
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
