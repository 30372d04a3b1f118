import type { BodyInput, Value } from '#contract/endpoint.ts'
import { LIMBO_GAME_CODE, limboEndpoints } from '#contract/play/originals/limbo.ts'
import type { GameCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type LimboTable = Value<typeof limboEndpoints.table>
export type LimboRound = Value<typeof limboEndpoints.bet>

export const limboCalls: GameCalls<BodyInput<typeof limboEndpoints.bet>, LimboRound, LimboTable> = {
  code: LIMBO_GAME_CODE,
  table: (token, signal) => api(limboEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(limboEndpoints.bet, { token, body }, signal),
  history: (token, page, signal) => api(limboEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ target, result, multiplier }) => ({ game: 'limbo', target, result, multiplier }),
}
