import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, Value } from '#contract/endpoint.ts'
import { cancelOrder } from '#contract/rewards/points/point-order.ts'
import * as pointEndpoints from '#contract/rewards/points/points.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { REWARD_KEY } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'

const KEY = [...REWARD_KEY, 'points'] as const

/** Bets and deposits change it, so it is never fresh in the cache. */
export const pointRoom = () =>
  queryOptions({
    queryKey: [...KEY, 'room'] as const,
    queryFn: ({ signal }) => api(pointEndpoints.room, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const pointEntries = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'entries'] as const,
    queryFn: ({ pageParam, signal }) => api(pointEndpoints.entries, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** Pending until the page shows it. */
export function useCancelOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (orderId: string) => api(cancelOrder, { body: { orderId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: REWARD_KEY }),
  })
}

export type ExchangeInput = BodyInput<typeof pointEndpoints.exchange>
export type Exchanged = Value<typeof pointEndpoints.exchange>

/**
 * Pending until the page shows the outcome, also after a refusal, which makes the page outdated. `onDone` runs first, while the
 * sheet still shows the exchanged good.
 */
export function useExchange(onDone: (exchanged: Exchanged) => void) {
  const queryClient = useQueryClient()
  const changed = [REWARD_KEY, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: (body: ExchangeInput) => api(pointEndpoints.exchange, { body }),
    onSuccess: onDone,
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
