import type { BodyInput, Value } from '#contract/endpoint.ts'
import { WHEEL_GAME_CODE, wheelEndpoints } from '#contract/play/originals/wheel.ts'
import type { GameCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type WheelTable = Value<typeof wheelEndpoints.table>
export type WheelRound = Value<typeof wheelEndpoints.bet>

export const wheelCalls: GameCalls<BodyInput<typeof wheelEndpoints.bet>, WheelRound, WheelTable> = {
  code: WHEEL_GAME_CODE,
  table: (token, signal) => api(wheelEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(wheelEndpoints.bet, { token, body }, signal),
  history: (token, page, signal) => api(wheelEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ segments, risk, index, result }) => ({ game: 'wheel', segments, risk, index, result }),
}
