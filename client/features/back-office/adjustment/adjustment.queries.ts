import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/adjustment.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export const adjustmentPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'adjustment', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const usePropose = () =>
  useAction((body: BodyInput<typeof endpoints.propose>) => backOfficeApi(endpoints.propose, { body }))
export const useConfirm = () => useAction((id: string) => backOfficeApi(endpoints.confirm, { body: { id } }))
export const useReject = () => useAction((body: BodyInput<typeof endpoints.reject>) => backOfficeApi(endpoints.reject, { body }))
