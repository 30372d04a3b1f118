/** What Dice has of its own among the originals. */
import * as z from 'zod'
import { DICE_GAME_CODE, type DiceBet, diceDirection } from '#contract/play/dice/dice.ts'
import { DICE_ALGORITHM, diceMultiplier } from '#contract/play/dice/dice-roll.ts'
import { type OriginalGame, singleOdds } from '#server/features/play/originals/original-game.ts'
import { diceReturns, playDice, possiblePayout } from '#server/games/fair/dice.ts'

export const roundDetail = z.object({ roll: z.int(), target: z.int(), direction: diceDirection, multiplier: z.int() })

export const diceGame: OriginalGame<DiceBet, z.output<typeof roundDetail>> = {
  code: DICE_GAME_CODE,
  algorithm: DICE_ALGORITHM,
  place(bet) {
    const { stake, target, direction } = bet
    return {
      stake,
      choices: `${target}:${direction}`,
      possiblePayout: possiblePayout(bet),
      odds: singleOdds(diceMultiplier(target, direction)),
      play(seeds) {
        const { roll, multiplier, payout } = playDice(bet, seeds)
        return { payout, detail: { roll, target, direction, multiplier } }
      },
    }
  },
  shown: roundDetail,
  returns: diceReturns,
  pays: {},
  // Its clients know the highest payout alone: no larger than the highest profit, it keeps both.
  limitsOf: (limits) => (limits.maxProfit < limits.maxPayout ? { ...limits, maxPayout: limits.maxProfit } : limits),
}
