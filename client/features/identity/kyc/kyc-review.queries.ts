import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/identity/kyc/kyc-review.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export const kycQueue = (query: QueryInput<typeof endpoints.queue>) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'kyc', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.queue, { query }, signal),
    placeholderData: keepPreviousData,
  })

/** The member's last submitted check, or none. */
export const latestKyc = (memberId: number) => kycQueue({ member: String(memberId), size: 1 })

/**
 * The audit log records each reading, so load it once per opening, not with every reload of the back office, and drop it from
 * memory when closed.
 */
export const kycDetail = (id: number) =>
  queryOptions({
    queryKey: ['kyc-detail', id],
    queryFn: ({ signal }) => backOfficeApi(endpoints.detail, { query: { id } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

export const useApproveKyc = () => useAction((id: number) => backOfficeApi(endpoints.approve, { body: { id } }))
export const useTakeBackKyc = () =>
  useAction((body: { id: number; reason: string }) => backOfficeApi(endpoints.takeBack, { body }))
export const useRejectKyc = () => useAction((body: { id: number; reason: string }) => backOfficeApi(endpoints.reject, { body }))
