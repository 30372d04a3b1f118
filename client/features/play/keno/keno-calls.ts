import type { BodyInput, Value } from '#contract/endpoint.ts'
import { KENO_GAME_CODE, kenoEndpoints } from '#contract/play/originals/keno.ts'
import type { GameCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type KenoTable = Value<typeof kenoEndpoints.table>
export type KenoRound = Value<typeof kenoEndpoints.bet>

export const kenoCalls: GameCalls<BodyInput<typeof kenoEndpoints.bet>, KenoRound, KenoTable> = {
  code: KENO_GAME_CODE,
  table: (token, signal) => api(kenoEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(kenoEndpoints.bet, { token, body }, signal),
  history: (token, page, signal) => api(kenoEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ risk, numbers, drawn, hits, result }) => ({ game: 'keno', risk, numbers, drawn, hits, result }),
}
