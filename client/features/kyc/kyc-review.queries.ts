import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { kycReviewEndpoints as endpoints } from '#contract/kyc-review.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

export const kycQueue = (query: QueryInput<typeof endpoints.queue>) =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'kyc', query],
    queryFn: ({ signal }) => consoleApi(endpoints.queue, { query }, signal),
    placeholderData: keepPreviousData,
  })

/**
 * Each reading stands in the audit log: it is read once each time it is opened, not again with the rest of the console, and is
 * not held in memory once it is closed.
 */
export const kycDetail = (id: number) =>
  queryOptions({
    queryKey: ['kyc-detail', id],
    queryFn: ({ signal }) => consoleApi(endpoints.detail, { query: { id } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

export const useApproveKyc = () => useDeed((id: number) => consoleApi(endpoints.approve, { body: { id } }))
export const useRejectKyc = () => useDeed((body: { id: number; reason: string }) => consoleApi(endpoints.reject, { body }))
