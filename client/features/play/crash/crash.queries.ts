import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type CrashRounds, crashCalls, historyPage, roundsPage } from './crash-calls.ts'

const keys = {
  all: [crashCalls.code] as const,
  history: (token: string) => [...keys.all, 'history', token] as const,
  rounds: (token: string) => [...keys.all, 'rounds', token] as const,
}

export const crashHistory = (token: string) =>
  infiniteQueryOptions({
    queryKey: keys.history(token),
    queryFn: ({ pageParam, signal }) => historyPage(token, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  })

export const crashRounds = (token: string) =>
  queryOptions({ queryKey: keys.rounds(token), queryFn: ({ signal }) => roundsPage(token, signal) })

const ROUNDS_KEPT = 25

/** With a round that has just crashed in front. */
export const withRound = (rounds: CrashRounds, round: CrashRounds['list'][number]): CrashRounds => ({
  list: [round, ...rounds.list.filter((other) => other.round !== round.round)].slice(0, ROUNDS_KEPT),
})
