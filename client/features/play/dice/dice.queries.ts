import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import * as diceEndpoints from '#contract/play/dice/dice.ts'
import type { DiceRound } from '#contract/play/dice/dice.ts'
import type { BodyInput, Value } from '#contract/endpoint.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { GameSession } from '#contract/play/launch.ts'
import { isTrialType } from '#contract/wire.ts'
import { useShowBalance, walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { currentSession } from '#client/lib/session.ts'
import { BET_ANSWER_MS, BET_RETRY_MS } from '#client/lib/timings.ts'
import { enterGame } from './dice-session.ts'

type Token = GameSession['token']
export type DiceBetInput = BodyInput<typeof diceEndpoints.bet>
type HistoryPage = Value<typeof diceEndpoints.history>
export type HistoryRow = HistoryPage['list'][number]

const keys = {
  all: ['dice'] as const,
  session: (launchToken: string | null) => [...keys.all, 'session', launchToken] as const,
  table: (token: Token) => [...keys.all, 'table', token] as const,
  history: (token: Token) => [...keys.all, 'history', token] as const,
}
const BET_RETRIES = 2

/** Fetched once: a launch token is good for one exchange. */
export const diceSession = (launchToken: string | null) =>
  queryOptions({
    queryKey: keys.session(launchToken),
    queryFn: () => enterGame(launchToken),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const diceTable = (token: Token) =>
  queryOptions({ queryKey: keys.table(token), queryFn: ({ signal }) => api(diceEndpoints.table, { token }, signal) })

export const diceHistory = (token: Token) =>
  infiniteQueryOptions({
    queryKey: keys.history(token),
    queryFn: ({ pageParam, signal }) => api(diceEndpoints.history, { query: { page: pageParam }, token }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  })

/** New bets push rounds onto the next page: show each row once. */
export function roundsOf(history: InfiniteData<HistoryPage> | undefined): HistoryRow[] {
  const rows = new Map(history?.pages.flatMap(({ list }) => list).map((row) => [row.roundId, row]))
  return [...rows.values()]
}

/** No answer, or a server fault: whether the bet was accepted is not known. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** A trial game's money is not the logged-in member's wallet. */
const isOwnWallet = ({ mode }: GameSession) => {
  const session = currentSession()
  return session !== null && isTrialType(session.type) === (mode === 'TRIAL')
}

const withRound = (history: InfiniteData<HistoryPage> | undefined, round: DiceRound) => {
  const [first, ...others] = history?.pages ?? []
  if (!history || !first) return history
  return {
    ...history,
    pages: [{ ...first, list: [{ ...round, serverSeed: null }, ...first.list], total: first.total + 1 }, ...others],
  }
}

/** One bet. Retried under the same id if there was no answer, so that it is never made twice; the balance updates at once. */
export function useBet(session: GameSession) {
  const queryClient = useQueryClient()
  const showBalance = useShowBalance(INHOUSE_VENDOR)
  const { token } = session
  return useMutation({
    mutationFn: (bet: DiceBetInput) => api(diceEndpoints.bet, { token, body: bet }, AbortSignal.timeout(BET_ANSWER_MS)),
    retry: (count, error) => isUnanswered(error) && count < BET_RETRIES,
    retryDelay: BET_RETRY_MS,
    onSuccess: (round) => {
      queryClient.setQueryData(diceTable(token).queryKey, (table) => table && { ...table, balance: round.balanceAfter })
      queryClient.setQueryData(diceHistory(token).queryKey, (history) => withRound(history, round))
      // The bet may have completed an open bonus, whose limit then no longer applies.
      if (queryClient.getQueryData(diceTable(token).queryKey)?.bonus)
        void queryClient.invalidateQueries({ queryKey: keys.table(token) })
      if (!isOwnWallet(session)) return
      showBalance(round.balanceAfter)
      void queryClient.invalidateQueries({ queryKey: walletBalance().queryKey, refetchType: 'none' })
    },
    // Not awaited: the refusal is shown at once.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: keys.table(token) })
      void queryClient.invalidateQueries({ queryKey: keys.history(token) })
    },
  })
}

/** After a rotation, the rounds of the retired pair include their server seed. */
export function useReloadHistory(token: Token) {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: keys.history(token) })
}
