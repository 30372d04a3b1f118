import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/back-office/point-order.ts'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { BACK_OFFICE_REFRESH_MS } from '#client/lib/timings.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export const orderPage = (query: QueryInput<typeof endpoints.orders>) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'point-order', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.orders, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: BACK_OFFICE_REFRESH_MS,
  })

export const useSendOrder = () =>
  useAction((body: BodyInput<typeof endpoints.sendOrder>) => backOfficeApi(endpoints.sendOrder, { body }))
export const useRefuseOrder = () =>
  useAction((body: BodyInput<typeof endpoints.refuseOrder>) => backOfficeApi(endpoints.refuseOrder, { body }))
