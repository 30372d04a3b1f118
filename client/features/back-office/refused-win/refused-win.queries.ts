import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/refused-win.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'
import { BACK_OFFICE_REFRESH_MS } from '#client/lib/timings.ts'

export const refusedWinPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'refused-win', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: BACK_OFFICE_REFRESH_MS,
  })

export const useMarkDone = () =>
  useAction((body: BodyInput<typeof endpoints.markDone>) => backOfficeApi(endpoints.markDone, { body }))
