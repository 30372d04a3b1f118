import type { BodyInput, Value } from '#contract/endpoint.ts'
import { MINES_GAME_CODE, minesEndpoints } from '#contract/play/step-originals/mines.ts'
import type { StepCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type MinesTable = Value<typeof minesEndpoints.table>
export type MinesRound = Value<typeof minesEndpoints.bet>

/** A step opens a tile, 0 to 24. */
export const minesCalls: StepCalls<BodyInput<typeof minesEndpoints.bet>, number, MinesRound, MinesTable> = {
  code: MINES_GAME_CODE,
  table: (token, signal) => api(minesEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(minesEndpoints.bet, { token, body }, signal),
  take: (token, at, tile, signal) => api(minesEndpoints.reveal, { token, body: { ...at, tile } }, signal),
  cashOut: (token, body, signal) => api(minesEndpoints.cashOut, { token, body }, signal),
  history: (token, page, signal) => api(minesEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ mines, picks, hit, places }) => ({ game: 'mines', mines, picks, hit, places }),
}
