/** Dice: from a bet and a pair of seeds to the settled outcome. Pure; the client shares the mapping itself. */
import { DICE_SIDES, DICE_TARGET_MAX, DICE_TARGET_MIN, type DiceDirection } from '#contract/play/dice/dice.ts'
import { diceChance, diceMultiplier, dicePayout, diceReturn, diceRoll, isDiceWin } from '#contract/play/dice/dice-roll.ts'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import { hmacSha256 } from './hmac.ts'
import { type BetOption, rememberReturns } from './returns.ts'

export interface DiceChoice {
  stake: bigint
  target: number
  direction: DiceDirection
}
export interface DiceOutcome {
  roll: number
  isWin: boolean
  multiplier: number
  payout: bigint
}

export const rollOf = ({ serverSeed, clientSeed, nonce }: Seeds): number => diceRoll(hmacSha256, serverSeed, clientSeed, nonce)

export function playDice({ stake, target, direction }: DiceChoice, seeds: Seeds): DiceOutcome {
  const roll = rollOf(seeds)
  const isWin = isDiceWin(roll, target, direction)
  const multiplier = diceMultiplier(target, direction)
  return { roll, isWin, multiplier, payout: isWin ? dicePayout(stake, multiplier) : 0n }
}

/** The payout of a winning bet. */
export const possiblePayout = ({ stake, target, direction }: DiceChoice): bigint =>
  dicePayout(stake, diceMultiplier(target, direction))

/** Chance and return of every bet option. */
const OPTIONS = Array.from({ length: DICE_TARGET_MAX - DICE_TARGET_MIN + 1 }, (_, index) => index + DICE_TARGET_MIN).flatMap(
  (target) =>
    (['over', 'under'] as const).map((direction): BetOption => ({
      chance: diceChance(target, direction) / DICE_SIDES,
      ppm: diceReturn(target, direction),
    })),
)

/** The stated returns at a minimum stake. */
export const diceReturns = rememberReturns(() => OPTIONS)
