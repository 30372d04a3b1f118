/** Dice: from a bet and a pair of seeds to the settled outcome. Pure; the mapping itself is shared with the client. */
import { DICE_TARGET_MAX, DICE_TARGET_MIN, type DiceDirection } from '#contract/dice.ts'
import { diceMultiplier, dicePayout, diceReturn, diceRoll, isDiceWin } from '#contract/dice-roll.ts'
import { hmacSha256 } from './bytes.ts'

export interface DiceChoice {
  stake: bigint
  target: number
  direction: DiceDirection
}
export interface DiceSeeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}
export interface DiceOutcome {
  roll: number
  isWin: boolean
  multiplier: number
  payout: bigint
}

export const rollOf = ({ serverSeed, clientSeed, nonce }: DiceSeeds): number =>
  diceRoll(hmacSha256, serverSeed, clientSeed, nonce)

export function playDice({ stake, target, direction }: DiceChoice, seeds: DiceSeeds): DiceOutcome {
  const roll = rollOf(seeds)
  const isWin = isDiceWin(roll, target, direction)
  const multiplier = diceMultiplier(target, direction)
  return { roll, isWin, multiplier, payout: isWin ? dicePayout(stake, multiplier) : 0n }
}

/** What a bet pays if it wins. */
export const possiblePayout = ({ stake, target, direction }: DiceChoice): bigint =>
  dicePayout(stake, diceMultiplier(target, direction))

/** The least return of any bet option, parts per million: what the table states (GAM-02). */
export const DICE_LEAST_RETURN = Math.min(
  ...Array.from({ length: DICE_TARGET_MAX - DICE_TARGET_MIN + 1 }, (_, index) => index + DICE_TARGET_MIN).flatMap((target) => [
    diceReturn(target, 'over'),
    diceReturn(target, 'under'),
  ]),
)
