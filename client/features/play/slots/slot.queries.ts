import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import { betRetry } from '#client/features/play/game-frame/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { BET_ANSWER_MS } from '#client/lib/timings.ts'
import { enterSlot } from './slot-session.ts'
import type { SlotState } from './slot-state.ts'

type SpinBody = BodyInput<typeof slotEndpoints.spin>

const keys = {
  all: ['slot'] as const,
  entry: (code: string) => [...keys.all, code, 'entry'] as const,
  history: (token: string) => [...keys.all, 'history', token] as const,
}

/** Fetched once per visit: a launch token is good for one exchange. */
export const slotEntry = (code: string, launchToken: string | null) =>
  queryOptions({
    queryKey: keys.entry(code),
    queryFn: () => enterSlot(code, launchToken),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Also makes the provider ask the wallet again about an open round. */
export const fetchSlotState = (token: string): Promise<SlotState> => api(slotEndpoints.slotState, { token })

export const slotHistory = (token: string, enabled: boolean) =>
  infiniteQueryOptions({
    queryKey: keys.history(token),
    queryFn: ({ pageParam, signal }) => api(slotEndpoints.slotHistory, { token, query: { pageNo: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    enabled,
  })

/** One spin. Retried under the same id, so that it never happens twice. */
export function useSpin(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SpinBody) => api(slotEndpoints.spin, { token, body }, AbortSignal.timeout(BET_ANSWER_MS)),
    ...betRetry,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: keys.history(token) })
      void queryClient.invalidateQueries({ queryKey: walletBalance().queryKey, refetchType: 'none' })
    },
  })
}
