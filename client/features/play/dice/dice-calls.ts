import type { BodyInput, Value } from '#contract/endpoint.ts'
import * as diceEndpoints from '#contract/play/dice/dice.ts'
import { DICE_GAME_CODE, type DiceRound } from '#contract/play/dice/dice.ts'
import type { GameCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type DiceTable = Value<typeof diceEndpoints.table>

export const diceCalls: GameCalls<BodyInput<typeof diceEndpoints.bet>, DiceRound, DiceTable> = {
  code: DICE_GAME_CODE,
  table: (token, signal) => api(diceEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(diceEndpoints.bet, { token, body }, signal),
  history: (token, page, signal) => api(diceEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ roll, target, direction, multiplier }) => ({ game: 'dice', roll, target, direction, multiplier }),
}
