import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { diceEndpoints, type DiceRound } from '#contract/dice.ts'
import type { BodyInput, Value } from '#contract/endpoint.ts'
import { INHOUSE_VENDOR } from '#contract/game.ts'
import type { GameSession } from '#contract/launch.ts'
import { isTrialType } from '#contract/wire.ts'
import { useShowBalance, walletBalance } from '#client/features/wallet/index.ts'
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

/** Asked once: a launch token is good for one exchange. */
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

/** Bets made meanwhile push rounds onto the next page: each is shown once. */
export function roundsOf(history: InfiniteData<HistoryPage> | undefined): HistoryRow[] {
  const rows = new Map(history?.pages.flatMap(({ list }) => list).map((row) => [row.roundId, row]))
  return [...rows.values()]
}

/** No answer, or a fault on the way: whether the bet was taken is not known. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The trial money of a guest's game is not the wallet of whoever is logged in. */
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

/** One bet. Asked again under the same id where no answer came, so it is never made twice; the balance follows at once. */
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
      // The bet may have met an open bonus: then it limits nothing any more.
      if (queryClient.getQueryData(diceTable(token).queryKey)?.bonus)
        void queryClient.invalidateQueries({ queryKey: keys.table(token) })
      if (!isOwnWallet(session)) return
      showBalance(round.balanceAfter)
      void queryClient.invalidateQueries({ queryKey: walletBalance().queryKey, refetchType: 'none' })
    },
    // Not waited for: the refusal is told at once.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: keys.table(token) })
      void queryClient.invalidateQueries({ queryKey: keys.history(token) })
    },
  })
}

/** After a rotation the rounds of the retired pair carry their server seed. */
export function useReloadHistory(token: Token) {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: keys.history(token) })
}
