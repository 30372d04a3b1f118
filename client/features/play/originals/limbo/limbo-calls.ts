import { limbo } from '#contract/play/originals/limbo.ts'
import { callsOf, type RoundOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { limboWords } from '#client/features/play/round-words/index.ts'

export type LimboRound = RoundOf<typeof limbo>
export type LimboTable = TableOf<typeof limbo>
export const limboCalls = callsOf(limbo, limboWords)
