/** Games with pay tables: what the bet pays is the table's figure for the outcome. */
import { multiplierPayout } from '#contract/play/fairness/originals/multiplier.ts'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import type { BetOption } from '#server/games/fair/returns.ts'
import { type Placing, singleOdds } from '../original-game.ts'

/** One way to bet, and what it pays. */
export type PayTable<Choice extends object> = Choice & BetOption & { multipliers: number[] }

/** As it is shown in the game's table; the schema leaves out `ppm` and `chance`. */
export const shownOption = <Choice extends object>(option: PayTable<Choice>) => ({ ...option, returnToPlayer: option.ppm })

/** What an outcome pays, in 1/10 000, and what is kept of it. */
interface Outcome {
  result: number
  kept: object
}

/** The highest figure counts as the bet's odds (ADR 0041): rare big wins are what a bonus must not buy. */
export function placeOnTable(
  stake: bigint,
  choices: string,
  multipliers: readonly number[],
  outcomeOf: (seeds: Seeds) => Outcome,
): Placing {
  const most = Math.max(...multipliers)
  return {
    stake,
    choices,
    possiblePayout: multiplierPayout(stake, most),
    odds: singleOdds(most),
    play(seeds) {
      const { result, kept } = outcomeOf(seeds)
      return { payout: multiplierPayout(stake, result), detail: { ...kept, result } }
    },
  }
}
