import { mines, minesEndpoints } from '#contract/play/originals/mines.ts'
import { type RoundOf, stepCallsOf, type TableOf } from '#client/features/play/game-frame/index.ts'
import { minesWords } from '#client/features/play/round-words/index.ts'
import { api } from '#client/lib/api.ts'

export type MinesRound = RoundOf<typeof mines>
export type MinesTable = TableOf<typeof mines>

/** A step opens a tile, 0 to 24. */
export const minesCalls = stepCallsOf<typeof mines, number, MinesRound, MinesTable>(
  mines,
  minesWords,
  (token, at, tile, signal) => api(minesEndpoints.reveal, { token, body: { ...at, tile } }, signal),
)
