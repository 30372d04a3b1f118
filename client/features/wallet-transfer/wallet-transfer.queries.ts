import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import { TRANSFER_PAGE_SIZE, walletTransferEndpoints } from '#contract/wallet-transfer.ts'
import { walletBalance } from '#client/features/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { useLiveEvent } from '#client/lib/live.ts'

const keys = { all: ['wallet-transfer'] as const, history: () => [...keys.all, 'history'] as const }

/** Newest first. */
export const transferHistory = () =>
  infiniteQueryOptions({
    queryKey: keys.history(),
    queryFn: ({ pageParam, signal }) =>
      api(walletTransferEndpoints.history, { query: { page: pageParam, size: TRANSFER_PAGE_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** Whatever came of it, balances and moves are read anew. */
function useMoneyDeed<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([walletBalance().queryKey, keys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
export const useMove = () =>
  useMoneyDeed((body: BodyInput<typeof walletTransferEndpoints.transfer>) => api(walletTransferEndpoints.transfer, { body }))
export const useReturnAll = () => useMoneyDeed(() => api(walletTransferEndpoints.returnAll, { body: {} }))

/** What is moved on another screen or by the house shows here too; the balance follows by itself. */
export function useFollowMoves(): void {
  const queryClient = useQueryClient()
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: keys.all })
  useLiveEvent('wallet.changed', readAnew, { onReconnect: readAnew })
}
