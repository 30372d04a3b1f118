import type { BodyInput, Value } from '#contract/endpoint.ts'
import type { HiLoGuess } from '#contract/play/fairness/originals/hi-lo.ts'
import { HI_LO_GAME_CODE, hiLoEndpoints } from '#contract/play/step-originals/hi-lo.ts'
import type { StepCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type HiLoTable = Value<typeof hiLoEndpoints.table>
export type HiLoRound = Value<typeof hiLoEndpoints.bet>
export type HiLoMove = HiLoGuess | 'skip'

export const hiLoCalls: StepCalls<BodyInput<typeof hiLoEndpoints.bet>, HiLoMove, HiLoRound, HiLoTable> = {
  code: HI_LO_GAME_CODE,
  table: (token, signal) => api(hiLoEndpoints.table, { token }, signal),
  bet: (token, body, signal) => api(hiLoEndpoints.bet, { token, body }, signal),
  take: (token, at, move, signal) =>
    move === 'skip'
      ? api(hiLoEndpoints.skip, { token, body: at }, signal)
      : api(hiLoEndpoints.guess, { token, body: { ...at, guess: move } }, signal),
  cashOut: (token, body, signal) => api(hiLoEndpoints.cashOut, { token, body }, signal),
  history: (token, page, signal) => api(hiLoEndpoints.history, { query: { page }, token }, signal),
  detailOf: ({ startCard, cards }) => ({ game: 'hilo', startCard, cards }),
}
