import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { crashCalls, historyPage, roundsPage } from './crash-calls.ts'

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
