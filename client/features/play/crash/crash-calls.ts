import type { BodyInput, Value } from '#contract/endpoint.ts'
import * as crashEndpoints from '#contract/play/crash/crash.ts'
import type { TableCalls } from '#client/features/play/game-frame/index.ts'
import { api } from '#client/lib/api.ts'

export type CrashTable = Value<typeof crashEndpoints.table>
export type CrashBetRow = Value<typeof crashEndpoints.history>['list'][number]
export type CrashHistory = Value<typeof crashEndpoints.history>
export type CrashRounds = Value<typeof crashEndpoints.rounds>
export type ProvenRound = CrashRounds['list'][number]

export const crashCalls: TableCalls<CrashTable> = {
  code: crashEndpoints.CRASH_GAME_CODE,
  table: (token, signal) => api(crashEndpoints.table, { token }, signal),
}

export const placeBet = (token: string, body: BodyInput<typeof crashEndpoints.bet>, signal: AbortSignal) =>
  api(crashEndpoints.bet, { token, body }, signal)
export const cashOut = (token: string, body: BodyInput<typeof crashEndpoints.cashOut>, signal: AbortSignal) =>
  api(crashEndpoints.cashOut, { token, body }, signal)
export const historyPage = (token: string, page: number, signal?: AbortSignal) =>
  api(crashEndpoints.history, { query: { page }, token }, signal)
export const roundsPage = (token: string, signal?: AbortSignal) => api(crashEndpoints.rounds, { token }, signal)
