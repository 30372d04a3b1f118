import { roulette } from '#contract/play/originals/roulette.ts'
import { callsOf, type RoundOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { rouletteWords } from '#client/features/play/round-words/index.ts'

export type RouletteRound = RoundOf<typeof roulette>
export type RouletteTable = TableOf<typeof roulette>
export const rouletteCalls = callsOf(roulette, rouletteWords)
