import type { BodyInput, Value } from '#contract/endpoint.ts'
import { ROULETTE_GAME_CODE, rouletteEndpoints } from '#contract/play/originals/roulette.ts'
import type { GameCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type RouletteTable = Value<typeof rouletteEndpoints.table>
export type RouletteRound = Value<typeof rouletteEndpoints.bet>

export const rouletteCalls: GameCalls<BodyInput<typeof rouletteEndpoints.bet>, RouletteRound, RouletteTable> = {
  code: ROULETTE_GAME_CODE,
  table: (token, signal) => api(rouletteEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(rouletteEndpoints.bet, { token, body }, signal),
  history: (token, page, signal) => api(rouletteEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ number, chips }) => ({ game: 'roulette', number, chips }),
}
