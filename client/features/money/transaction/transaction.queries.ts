import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import type { TransactionRow, TxGroup } from '#contract/money/transaction.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['transaction'] as const,
  list: (group: GroupFilter, range: ReportRange) => [...keys.all, 'list', group, rangeKey(range)] as const,
  daily: (range: ReportRange) => [...keys.all, 'daily', rangeKey(range)] as const,
  netDeposits: () => [...keys.all, 'net-deposits'] as const,
}

/** "A" is everything, as in the page's address. */
export type GroupFilter = 'A' | TxGroup
export type Transaction = TransactionRow

export const transactionQuery = (group: GroupFilter, range: ReportRange) => ({ types: group, ...rangeQuery(range) })

export const transactionPages = (group: GroupFilter, range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: keys.list(group, range),
    queryFn: ({ pageParam, signal }) =>
      api(transactionEndpoints.list, { query: { ...transactionQuery(group, range), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

export const dailyPages = (range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: keys.daily(range),
    queryFn: ({ pageParam, signal }) =>
      api(transactionEndpoints.daily, { query: { ...rangeQuery(range), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

export const netDeposits = () =>
  queryOptions({ queryKey: keys.netDeposits(), queryFn: ({ signal }) => api(transactionEndpoints.netDeposits, {}, signal) })

export const transactionKeys = keys
