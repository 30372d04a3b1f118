import { plinko } from '#contract/play/originals/plinko.ts'
import { callsOf, type RoundOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { plinkoWords } from '#client/features/play/round-words/index.ts'

export type PlinkoRound = RoundOf<typeof plinko>
export type PlinkoTable = TableOf<typeof plinko>
export const plinkoCalls = callsOf(plinko, plinkoWords)
