import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { withdrawalReviewEndpoints as endpoints } from '#contract/withdrawal-review.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

const keys = { all: [CONSOLE_KEY, 'withdrawal'] as const }

export const withdrawalQueue = (query: QueryInput<typeof endpoints.queue>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => consoleApi(endpoints.queue, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const withdrawalFile = (id: number) =>
  queryOptions({
    queryKey: [...keys.all, id],
    queryFn: ({ signal }) => consoleApi(endpoints.detail, { query: { id } }, signal),
  })

export const useApproveWithdrawal = () => useDeed((id: number) => consoleApi(endpoints.approve, { body: { id } }))
export const usePayWithdrawal = () => useDeed((id: number) => consoleApi(endpoints.pay, { body: { id } }))
export const useRejectWithdrawal = () => useDeed((body: { id: number; reason: string }) => consoleApi(endpoints.reject, { body }))
