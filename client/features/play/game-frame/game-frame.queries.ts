import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import type { GameSession } from '#contract/play/launch.ts'
import { isTrialType } from '#contract/wire.ts'
import { useShowBalance, walletBalance } from '#client/features/money/wallet/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { currentSession } from '#client/lib/session.ts'
import { BET_ANSWER_MS, BET_RETRY_MS } from '#client/lib/timings.ts'
import {
  type GameCalls,
  type GameRound,
  type GameTable,
  type HistoryPage,
  isOpenRound,
  type PlacedBet,
  type RowOf,
  type TableCalls,
} from './game-calls.ts'
import { enterGame } from './game-session.ts'

type Token = GameSession['token']
type History<Round extends GameRound> = InfiniteData<HistoryPage<Round>>

const keys = {
  all: ['game-frame'] as const,
  session: (code: string, launchToken: string | null) => [...keys.all, code, 'session', launchToken] as const,
  table: (code: string, token: Token) => [...keys.all, code, 'table', token] as const,
  history: (code: string, token: Token) => [...keys.all, code, 'history', token] as const,
}

/** Fetched once: a launch token is good for one exchange. */
export const openedGame = (game: Parameters<typeof enterGame>[0], launchToken: string | null) =>
  queryOptions({
    queryKey: keys.session(game.code, launchToken),
    queryFn: () => enterGame(game, launchToken),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const gameTable = <Table extends GameTable>(calls: TableCalls<Table>, token: Token) =>
  queryOptions({ queryKey: keys.table(calls.code, token), queryFn: ({ signal }) => calls.table(token, signal) })

export const gameHistory = <Bet extends PlacedBet, Round extends GameRound, Table extends GameTable>(
  calls: GameCalls<Bet, Round, Table>,
  token: Token,
) =>
  infiniteQueryOptions({
    queryKey: keys.history(calls.code, token),
    queryFn: ({ pageParam, signal }) => calls.history(token, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  })

/** New bets push rounds onto the next page: show each row once. */
export function roundsOf<Round extends GameRound>(history: History<Round> | undefined): RowOf<Round>[] {
  const rows = new Map(history?.pages.flatMap(({ list }) => list).map((row) => [row.roundId, row]))
  return [...rows.values()]
}

/** No answer, or a server fault: whether the bet was accepted is not known. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

const BET_RETRIES = 2
/** A bet without an answer is retried under the same id. */
export const betRetry = {
  retry: (count: number, error: unknown) => isUnanswered(error) && count < BET_RETRIES,
  retryDelay: BET_RETRY_MS,
}

/** A trial game's money is not the logged-in member's wallet. */
const isOwnWallet = ({ mode }: GameSession) => {
  const session = currentSession()
  return session !== null && isTrialType(session.type) === (mode === 'TRIAL')
}

/** Shows the balance after a bet, if the game uses the member's own money; the wallet only reloads when next displayed. */
export function useShowOwnBalance(session: GameSession): (balance: bigint) => void {
  const queryClient = useQueryClient()
  const showBalance = useShowBalance(INHOUSE_VENDOR)
  return (balance) => {
    if (!isOwnWallet(session)) return
    showBalance(balance)
    void queryClient.invalidateQueries({ queryKey: walletBalance().queryKey, refetchType: 'none' })
  }
}

const withRound = <Round extends GameRound>(history: History<Round> | undefined, round: Round) => {
  const [first, ...others] = history?.pages ?? []
  if (!history || !first) return history
  return {
    ...history,
    pages: [{ ...first, list: [{ ...round, serverSeed: null }, ...first.list], total: first.total + 1 }, ...others],
  }
}

/** A step that leaves its round open moves no money; its balance is from the time of the bet, and may be out of date. */
const movesMoney = (round: GameRound) => !isOpenRound(round) || round.steps === 0

/** A bet or a step of a round. Retried under the same id, so that it never happens twice; the balance updates at once. */
export function useBet<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable>(
  calls: GameCalls<Bet, Round, Table>,
  session: GameSession,
) {
  const queryClient = useQueryClient()
  const showOwnBalance = useShowOwnBalance(session)
  const { token } = session
  const [tableKey, historyKey] = [keys.table(calls.code, token), keys.history(calls.code, token)]
  return useMutation({
    mutationFn: (bet: Bet) => calls.bet(token, bet, AbortSignal.timeout(BET_ANSWER_MS)),
    ...betRetry,
    onSuccess: (round) => {
      const changes = {
        ...(movesMoney(round) && { balance: round.balanceAfter }),
        ...(round.state && { round: isOpenRound(round) ? round : null }),
      }
      queryClient.setQueryData<Table>(tableKey, (table) => table && { ...table, ...changes })
      if (!movesMoney(round)) return
      if (!isOpenRound(round)) queryClient.setQueryData<History<Round>>(historyKey, (history) => withRound(history, round))
      // The bet may have completed an open bonus, whose limit then no longer applies.
      if (queryClient.getQueryData<Table>(tableKey)?.bonus) void queryClient.invalidateQueries({ queryKey: tableKey })
      showOwnBalance(round.balanceAfter)
    },
    // Not awaited: the refusal is shown at once.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: tableKey })
      void queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
}

/** After a rotation, the rounds of the retired pair include their server seed. */
export function useReloadHistory(code: string, token: Token) {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: keys.history(code, token) })
}
