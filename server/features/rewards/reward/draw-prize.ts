/** What a spin gives. */
import { randomInt } from 'node:crypto'
import { type Prize, weightOfAll } from '#contract/rewards/spin/spin-sums.ts'

/** A whole number from 0 to below `end`. */
type Dice = (end: number) => number

/** The place of one of the prizes, by their weights. The source is a secure one: a spin can't be foreseen. */
export function drawPrize(prizes: readonly Prize[], dice: Dice = randomInt): number {
  let left = dice(weightOfAll(prizes))
  return prizes.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
}
