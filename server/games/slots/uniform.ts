/** Unbiased whole numbers from any source of random words: a player's seed pair, a seed of the round, a test's fixed numbers. */
import type { Draw } from '#contract/play/fairness/byte-stream.ts'

const WORDS = 2 ** 32

/** A whole number from 0 to `choices` − 1, each equally likely. */
export type Uniform = (choices: number) => number

/**
 * Rejects the words above the highest multiple of `choices`, which would favour low numbers (GAM-12). Draws only whole words.
 */
export const uniformOf =
  (draw: Draw): Uniform =>
  (choices) => {
    const limit = WORDS - (WORDS % choices)
    let word = draw(WORDS)
    while (word >= limit) word = draw(WORDS)
    return word % choices
  }
