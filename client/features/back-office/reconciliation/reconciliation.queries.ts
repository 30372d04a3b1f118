import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/reconciliation.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'
import { BACK_OFFICE_REFRESH_MS } from '#client/lib/timings.ts'

const keys = { all: [BACK_OFFICE_KEY, 'reconciliation'] as const }

export const reconciliationState = () =>
  queryOptions({
    queryKey: [...keys.all, 'state'],
    queryFn: ({ signal }) => backOfficeApi(endpoints.state, {}, signal),
    refetchInterval: BACK_OFFICE_REFRESH_MS,
  })
export const sweepPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })
export const sweepFindings = (sweepId: string) =>
  queryOptions({
    queryKey: [...keys.all, 'findings', sweepId],
    queryFn: ({ signal }) => backOfficeApi(endpoints.findings, { query: { sweepId } }, signal),
  })
export const useSweep = () => useAction(() => backOfficeApi(endpoints.run, {}))
