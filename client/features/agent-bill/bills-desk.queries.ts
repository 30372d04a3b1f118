import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { agentDeskEndpoints as endpoints } from '#contract/agent-desk.ts'
import type { QueryInput } from '#contract/endpoint.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

export const billTable = (query: QueryInput<typeof endpoints.deskBills>) =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'agent-bills', query],
    queryFn: ({ signal }) => consoleApi(endpoints.deskBills, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const deskExplanation = (id: string) =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'agent-bills', 'explain', id],
    queryFn: ({ signal }) => consoleApi(endpoints.deskExplain, { query: { id } }, signal),
  })

/** Outside production alone; there the call is not known. */
export const useRunNow = () => useDeed(() => consoleApi(endpoints.deskRun, {}))
