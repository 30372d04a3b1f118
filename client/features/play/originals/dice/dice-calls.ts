import { dice } from '#contract/play/originals/dice.ts'
import { callsOf, type RoundOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { diceWords } from '#client/features/play/round-words/index.ts'

export type DiceRound = RoundOf<typeof dice>
export type DiceTable = TableOf<typeof dice>
export const diceCalls = callsOf(dice, diceWords)
