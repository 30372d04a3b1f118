import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

const keys = { all: [BACK_OFFICE_KEY, 'withdrawal'] as const }

export const withdrawalQueue = (query: QueryInput<typeof endpoints.queue>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.queue, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const withdrawalFile = (id: number) =>
  queryOptions({
    queryKey: [...keys.all, id],
    queryFn: ({ signal }) => backOfficeApi(endpoints.detail, { query: { id } }, signal),
  })

export const useApproveWithdrawal = () => useAction((id: number) => backOfficeApi(endpoints.approve, { body: { id } }))
export const usePayWithdrawal = () => useAction((id: number) => backOfficeApi(endpoints.pay, { body: { id } }))
export const useRejectWithdrawal = () =>
  useAction((body: { id: number; reason: string }) => backOfficeApi(endpoints.reject, { body }))
