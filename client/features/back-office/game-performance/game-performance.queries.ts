import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/game-performance.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'

const key = (part: string, ...rest: unknown[]) => [BACK_OFFICE_KEY, 'game-performance', part, ...rest] as const

export const gamesReport = (query: QueryInput<typeof endpoints.games>) =>
  queryOptions({
    queryKey: key('games', query),
    queryFn: ({ signal }) => backOfficeApi(endpoints.games, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const reportVendors = () =>
  queryOptions({ queryKey: key('vendors'), queryFn: ({ signal }) => backOfficeApi(endpoints.vendors, {}, signal) })
