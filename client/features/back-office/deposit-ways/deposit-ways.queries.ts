import { queryOptions } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/deposit-ways.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export const depositWays = () =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'deposit-ways'],
    queryFn: ({ signal }) => backOfficeApi(endpoints.list, {}, signal),
  })

export const useSaveWay = () => useAction((body: BodyInput<typeof endpoints.save>) => backOfficeApi(endpoints.save, { body }))
export const useConfirmWay = () => useAction((id: string) => backOfficeApi(endpoints.confirm, { body: { id } }))
export const useRejectWay = () =>
  useAction((body: BodyInput<typeof endpoints.reject>) => backOfficeApi(endpoints.reject, { body }))
export const useSetWayOn = () => useAction((body: BodyInput<typeof endpoints.setOn>) => backOfficeApi(endpoints.setOn, { body }))
export const useReorderWays = () =>
  useAction((body: BodyInput<typeof endpoints.reorder>) => backOfficeApi(endpoints.reorder, { body }))
