import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { reconciliationEndpoints as endpoints } from '#contract/reconciliation.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'
import { CONSOLE_REFRESH_MS } from '#client/lib/timings.ts'

const keys = { all: [CONSOLE_KEY, 'reconciliation'] as const }

export const reconciliationState = () =>
  queryOptions({
    queryKey: [...keys.all, 'state'],
    queryFn: ({ signal }) => consoleApi(endpoints.state, {}, signal),
    refetchInterval: CONSOLE_REFRESH_MS,
  })
export const sweepPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => consoleApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })
export const sweepFindings = (sweepId: string) =>
  queryOptions({
    queryKey: [...keys.all, 'findings', sweepId],
    queryFn: ({ signal }) => consoleApi(endpoints.findings, { query: { sweepId } }, signal),
  })
export const useSweep = () => useDeed(() => consoleApi(endpoints.run, {}))
