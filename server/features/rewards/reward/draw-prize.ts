/** Draws the prize of a spin. */
import { randomInt } from 'node:crypto'
import { type Prize, weightOfAll } from '#contract/rewards/spin/spin-sums.ts'

/** A whole number from 0 to below `end`. */
type Dice = (end: number) => number

/** The index of a prize, drawn by weight. The random source is secure, so that no one can predict a spin. */
export function drawPrize(prizes: readonly Prize[], dice: Dice = randomInt): number {
  let left = dice(weightOfAll(prizes))
  return prizes.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
}
