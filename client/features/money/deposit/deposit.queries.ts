import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as endpoints from '#contract/money/deposit/deposit.ts'
import type { DepositFilter, DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { useLiveEvent } from '#client/lib/live.ts'

const keys = {
  all: ['deposit'] as const,
  offer: () => [...keys.all, 'offer'] as const,
  orders: () => [...keys.all, 'orders'] as const,
}
/** Polling alongside the live event, in case the connection is down. */
const POLL_MS = { OPEN: 5_000, REVIEW: 15_000 } as const

/** Everything the page shows at first, in one query, so that nothing moves later. */
export const depositOffer = () =>
  queryOptions({
    queryKey: keys.offer(),
    queryFn: async ({ signal }) => {
      const [settings, byType, promotions, waiting] = await Promise.all([
        api(endpoints.settings, {}, signal),
        api(endpoints.channels, {}, signal),
        api(endpoints.promotions, {}, signal),
        api(endpoints.confirmations, {}, signal),
      ])
      const types = Object.entries(byType).map(([type, { channels }]) => ({ type, channels }))
      return { settings, types: types.filter(({ channels }) => channels.length > 0), promotions, waiting }
    },
    staleTime: 0,
  })
export type DepositOffer = Awaited<ReturnType<NonNullable<ReturnType<typeof depositOffer>['queryFn']>>>

export const depositOrderOf = (depositId: string) =>
  queryOptions({
    queryKey: [...keys.orders(), depositId] as const,
    queryFn: ({ signal }) => api(endpoints.order, { query: { depositId } }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'OPEN' || data?.state === 'REVIEW' ? POLL_MS[data.state] : false),
  })

export const depositHistory = (state: DepositFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keys.orders(), 'report', state ?? 'ALL'] as const,
    queryFn: ({ pageParam, signal }) => api(endpoints.report, { query: { page: pageParam, ...(state && { state }) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 0,
  })

/** An operator or a payment site changed something: load balance and orders again. */
export function useDepositNews(): void {
  const queryClient = useQueryClient()
  const reload = () => void queryClient.invalidateQueries({ queryKey: keys.all })
  useLiveEvent(
    'wallet.changed',
    (balance) => {
      queryClient.setQueryData(walletBalance().queryKey, balance)
      reload()
    },
    { onReconnect: reload },
  )
}

/** Every action returns the updated order. */
function useAction<Input>(run: (input: Input) => Promise<DepositOrder>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (order) => {
      queryClient.setQueryData(depositOrderOf(order.depositId).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: keys.all })
    },
    // After a refusal, what is shown may be out of date.
    onError: () => void queryClient.invalidateQueries({ queryKey: keys.orders() }),
  })
}
export const usePlaceDeposit = () => useAction((body: BodyInput<typeof endpoints.place>) => api(endpoints.place, { body }))
export const useCancelDeposit = () => useAction((depositId: string) => api(endpoints.cancel, { body: { depositId } }))

interface Paid {
  depositId: string
  transactionId: string
  picture: File | undefined
}
/** Upload the picture first, so that it is there when the order is reviewed. */
export const useMarkPaid = () =>
  useAction(async ({ depositId, transactionId, picture }: Paid) => {
    if (picture) await api(endpoints.uploadProof, { body: { depositId }, files: [picture] })
    return api(endpoints.markPaid, { body: { depositId, ...(transactionId && { transactionId }) } })
  })
