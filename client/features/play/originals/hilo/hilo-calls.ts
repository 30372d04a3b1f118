import { HI_LO_SKIP, hilo, hiLoEndpoints, type HiLoMove } from '#contract/play/originals/hilo.ts'
import { type RoundOf, stepCallsOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { hiloWords } from '#client/features/play/round-words/index.ts'
import { api } from '#client/lib/api.ts'

export type HiLoRound = RoundOf<typeof hilo>
export type HiLoTable = TableOf<typeof hilo>

export const hiLoCalls = stepCallsOf<typeof hilo, HiLoMove, HiLoRound, HiLoTable>(hilo, hiloWords, (token, at, move, signal) =>
  move === HI_LO_SKIP
    ? api(hiLoEndpoints.skip, { token, body: at }, signal)
    : api(hiLoEndpoints.guess, { token, body: { ...at, guess: move } }, signal),
)
