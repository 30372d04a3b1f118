import { wheel } from '#contract/play/originals/wheel.ts'
import { callsOf, type RoundOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { wheelWords } from '#client/features/play/round-words/index.ts'

export type WheelRound = RoundOf<typeof wheel>
export type WheelTable = TableOf<typeof wheel>
export const wheelCalls = callsOf(wheel, wheelWords)
