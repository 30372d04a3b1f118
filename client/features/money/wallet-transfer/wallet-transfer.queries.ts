import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as walletTransferEndpoints from '#contract/money/wallet-transfer.ts'
import { TRANSFER_PAGE_SIZE } from '#contract/money/wallet-transfer.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
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

/** Reloads balances and moves after a success or a failure. */
function useMoneyAction<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([walletBalance().queryKey, keys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
export const useMove = () =>
  useMoneyAction((body: BodyInput<typeof walletTransferEndpoints.transfer>) => api(walletTransferEndpoints.transfer, { body }))
export const useReturnAll = () => useMoneyAction(() => api(walletTransferEndpoints.returnAll, { body: {} }))

/** Shows moves made on another screen or by an operator; the balance follows by itself. */
export function useFollowMoves(): void {
  const queryClient = useQueryClient()
  const refetch = () => void queryClient.invalidateQueries({ queryKey: keys.all })
  useLiveEvent('wallet.changed', refetch, { onReconnect: refetch })
}
