import { wheel } from '#contract/play/originals/wheel.ts'
import { callsOf, type RoundOf, type TableOf } from '#client/features/play/game-frame/index.ts'

export type WheelRound = RoundOf<typeof wheel>
export type WheelTable = TableOf<typeof wheel>
export const wheelCalls = callsOf(wheel)
