import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { houseReportEndpoints as endpoints } from '#contract/house-report.ts'
import { CONSOLE_KEY, consoleApi } from '#client/features/operator/index.ts'
import { CONSOLE_REFRESH_MS } from '#client/lib/timings.ts'

const keys = { all: [CONSOLE_KEY, 'house-report'] as const }

/** What waits is seen without asking. */
export const houseOverview = () =>
  queryOptions({
    queryKey: [...keys.all, 'overview'],
    queryFn: ({ signal }) => consoleApi(endpoints.overview, {}, signal),
    refetchInterval: CONSOLE_REFRESH_MS,
  })

export const houseDays = (query: QueryInput<typeof endpoints.days>) =>
  queryOptions({
    queryKey: [...keys.all, 'days', query],
    queryFn: ({ signal }) => consoleApi(endpoints.days, { query }, signal),
    placeholderData: keepPreviousData,
  })
