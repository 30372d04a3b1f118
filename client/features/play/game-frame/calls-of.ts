/** The calls of an original's page, from what the game declares. */
import type * as z from 'zod/mini'
import type { BodyInput, GameEndpoint, Value } from '#contract/endpoint.ts'
import type { RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import type { InstantOriginal } from '#contract/play/originals/instant.ts'
import type { OriginalCode } from '#contract/play/originals/registry.ts'
import type { StepRound, SteppedOriginal } from '#contract/play/originals/stepped.ts'
import type { RoundWords } from '#client/features/play/round-words/index.ts'
import { api } from '#client/lib/api.ts'
import type { GameCalls, GameRound, GameTable, PlacedBet } from './game-calls.ts'
import type { StepCalls, StepTable } from './step-calls.ts'

interface Declared {
  code: string
  algorithm: string
  detail: z.ZodMiniObject
  text(detail: object): string
  short?(detail: object): string
  endpoints: Record<'table' | 'bet' | 'history', GameEndpoint>
}
export type BetOf<Of extends Declared> = BodyInput<Of['endpoints']['bet']> & PlacedBet
export type RoundOf<Of extends Declared> = Value<Of['endpoints']['bet']> & GameRound
export type TableOf<Of extends Declared> = Value<Of['endpoints']['table']> & GameTable

/** The fields of a round that the game uses. */
function detailOf({ code, detail }: Declared, round: object): RoundDetail {
  const kept = Object.entries(round).filter(([name]) => name in detail.shape)
  return { game: code, ...Object.fromEntries(kept) } as RoundDetail
}

export function callsOf<Of extends Declared & { code: OriginalCode }>(
  original: Of,
  words: RoundWords<z.output<Of['detail']>>,
): GameCalls<BetOf<Of>, RoundOf<Of>, TableOf<Of>> & { code: OriginalCode } {
  const { table, bet, history } = original.endpoints as unknown as InstantOriginal['endpoints']
  const asked = {
    code: original.code,
    algorithm: original.algorithm,
    words,
    table: (token: string, signal?: AbortSignal) => api(table, { token }, signal),
    bet: (token: string, body: PlacedBet, signal: AbortSignal) => api(bet, { token, body } as never, signal),
    history: (token: string, page: number, signal: AbortSignal) => api(history, { token, query: { page } }, signal),
    detailOf: (round: object) => detailOf(original, round),
    outcomeText: (round: object) => original.text(round),
    shortOutcome: (round: object) => original.short?.(round) ?? original.text(round),
  }
  // Each answer was parsed by the game's own schema.
  return asked as unknown as ReturnType<typeof callsOf<Of>>
}

export function stepCallsOf<
  Of extends Declared & { code: OriginalCode; endpoints: { cashOut: GameEndpoint } },
  Move,
  Round extends StepRound & RoundOf<Of>,
  Table extends StepTable<Round>,
>(
  original: Of,
  words: RoundWords<z.output<Of['detail']>>,
  take: StepCalls<BetOf<Of>, Move, Round, Table>['take'],
): StepCalls<BetOf<Of>, Move, Round, Table> & { code: OriginalCode } {
  const { cashOut } = original.endpoints as unknown as SteppedOriginal['endpoints']
  const asked: Pick<StepCalls<BetOf<Of>, Move, Round, Table>, 'take' | 'cashOut'> = {
    take,
    cashOut: (token, body, signal) => api(cashOut, { token, body } as never, signal) as Promise<Round>,
  }
  return { ...callsOf(original, words), ...asked } as unknown as ReturnType<typeof stepCallsOf<Of, Move, Round, Table>>
}
