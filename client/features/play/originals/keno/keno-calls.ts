import { keno } from '#contract/play/originals/keno.ts'
import { callsOf, type RoundOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { kenoWords } from '#client/features/play/round-words/index.ts'

export type KenoRound = RoundOf<typeof keno>
export type KenoTable = TableOf<typeof keno>
export const kenoCalls = callsOf(keno, kenoWords)
