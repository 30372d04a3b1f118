import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { memberFileEndpoints as endpoints } from '#contract/member-file.ts'
import { CONSOLE_KEY, consoleApi } from '#client/features/operator/index.ts'

const keys = { all: [CONSOLE_KEY, 'member'] as const, file: (memberId: number) => [...keys.all, memberId] as const }

export const memberSearch = (query: QueryInput<typeof endpoints.search>) =>
  queryOptions({
    queryKey: [...keys.all, 'search', query],
    queryFn: ({ signal }) => consoleApi(endpoints.search, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const memberFile = (memberId: number) =>
  queryOptions({
    queryKey: keys.file(memberId),
    queryFn: ({ signal }) => consoleApi(endpoints.file, { query: { memberId } }, signal),
  })

export const memberLedger = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'ledger', page],
    queryFn: ({ signal }) => consoleApi(endpoints.ledger, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })

export const memberBets = (memberId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.file(memberId), 'bets', page],
    queryFn: ({ signal }) => consoleApi(endpoints.bets, { query: { memberId, page } }, signal),
    placeholderData: keepPreviousData,
  })
