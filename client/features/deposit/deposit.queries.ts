import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { depositEndpoints as endpoints } from '#contract/deposit.ts'
import type { DepositFilter, DepositOrder } from '#contract/deposit-order.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { walletBalance } from '#client/features/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { useLiveEvent } from '#client/lib/live.ts'

const keys = {
  all: ['deposit'] as const,
  offer: (language: string) => [...keys.all, 'offer', language] as const,
  orders: () => [...keys.all, 'orders'] as const,
}
/** Beside the live event, for a line that is down. */
const POLL_MS = { OPEN: 5_000, REVIEW: 15_000 } as const

/** What the page opens with, in one piece: nothing moves once it is there. */
export const depositOffer = (language: string) =>
  queryOptions({
    queryKey: keys.offer(language),
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

/** The house or a payment site moved something: balance and orders are as they are now. */
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

/** Every deed answers the order as it is now. */
function useDeed<Input>(run: (input: Input) => Promise<DepositOrder>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (order) => {
      queryClient.setQueryData(depositOrderOf(order.depositId).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: keys.all })
    },
    // Refused: what is shown may be old.
    onError: () => void queryClient.invalidateQueries({ queryKey: keys.orders() }),
  })
}
export const usePlaceDeposit = () => useDeed((body: BodyInput<typeof endpoints.place>) => api(endpoints.place, { body }))
export const useCancelDeposit = () => useDeed((depositId: string) => api(endpoints.cancel, { body: { depositId } }))

interface Paid {
  depositId: string
  transactionId: string
  picture: File | undefined
}
/** The picture first: who looks at the order sees it. */
export const useMarkPaid = () =>
  useDeed(async ({ depositId, transactionId, picture }: Paid) => {
    if (picture) await api(endpoints.uploadProof, { body: { depositId }, files: [picture] })
    return api(endpoints.markPaid, { body: { depositId, ...(transactionId && { transactionId }) } })
  })
