import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/house-report.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { BACK_OFFICE_REFRESH_MS } from '#client/lib/timings.ts'

const keys = { all: [BACK_OFFICE_KEY, 'house-report'] as const }

/** Refreshes by itself, so that waiting items show. */
export const houseOverview = () =>
  queryOptions({
    queryKey: [...keys.all, 'overview'],
    queryFn: ({ signal }) => backOfficeApi(endpoints.overview, {}, signal),
    refetchInterval: BACK_OFFICE_REFRESH_MS,
  })

export const houseDays = (query: QueryInput<typeof endpoints.days>) =>
  queryOptions({
    queryKey: [...keys.all, 'days', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.days, { query }, signal),
    placeholderData: keepPreviousData,
  })
