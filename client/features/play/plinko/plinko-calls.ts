import type { BodyInput, Value } from '#contract/endpoint.ts'
import { PLINKO_GAME_CODE, plinkoEndpoints } from '#contract/play/originals/plinko.ts'
import type { GameCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type PlinkoTable = Value<typeof plinkoEndpoints.table>
export type PlinkoRound = Value<typeof plinkoEndpoints.bet>

export const plinkoCalls: GameCalls<BodyInput<typeof plinkoEndpoints.bet>, PlinkoRound, PlinkoTable> = {
  code: PLINKO_GAME_CODE,
  table: (token, signal) => api(plinkoEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(plinkoEndpoints.bet, { token, body }, signal),
  history: (token, page, signal) => api(plinkoEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ rows, risk, path, bin, result }) => ({ game: 'plinko', rows, risk, path, bin, result }),
}
