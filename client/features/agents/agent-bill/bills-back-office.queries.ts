import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import type { QueryInput } from '#contract/endpoint.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export const billTable = (query: QueryInput<typeof endpoints.backOfficeBills>) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'agent-bills', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.backOfficeBills, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const backOfficeExplanation = (id: string) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'agent-bills', 'explain', id],
    queryFn: ({ signal }) => backOfficeApi(endpoints.backOfficeExplain, { query: { id } }, signal),
  })

/** Not in production, where the endpoint does not exist. */
export const useRunNow = () => useAction(() => backOfficeApi(endpoints.backOfficeRun, {}))
