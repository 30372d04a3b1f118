import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import type { PayoutKind } from '#contract/payout-account.ts'
import { moneyToWire } from '#contract/wire.ts'
import { WITHDRAW_TYPES, WITHDRAWAL_PAGE_SIZE, withdrawalEndpoints, type WithdrawalState } from '#contract/withdrawal.ts'
import { turnoverInfo } from '#client/features/turnover/index.ts'
import { walletBalance } from '#client/features/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { useLiveEvent } from '#client/lib/live.ts'

const keys = {
  all: ['withdrawal'] as const,
  settings: () => [...keys.all, 'settings'] as const,
  account: () => [...keys.all, 'account'] as const,
  charge: (amount: bigint, kind: PayoutKind) => [...keys.all, 'charge', kind, String(amount)] as const,
  orders: (state?: WithdrawalState) => [...keys.all, 'orders', { state }] as const,
}

export const withdrawSettings = () =>
  queryOptions({ queryKey: keys.settings(), queryFn: ({ signal }) => api(withdrawalEndpoints.settings, { query: {} }, signal) })

export const withdrawAccount = () =>
  queryOptions({ queryKey: keys.account(), queryFn: ({ signal }) => api(withdrawalEndpoints.accountInfo, { query: {} }, signal) })

/** What so much costs now; the last answer stands until the next is there. */
export const withdrawCharge = (amount: bigint, kind: PayoutKind) =>
  queryOptions({
    queryKey: keys.charge(amount, kind),
    queryFn: ({ signal }) =>
      api(
        withdrawalEndpoints.charges,
        { query: { withdrawAmount: moneyToWire(amount), withdrawType: WITHDRAW_TYPES[kind] } },
        signal,
      ),
    enabled: amount > 0n,
    placeholderData: keepPreviousData,
  })

/** Newest first; the footer sums all of them. */
export const withdrawalOrders = (state?: WithdrawalState) =>
  infiniteQueryOptions({
    queryKey: keys.orders(state),
    queryFn: ({ pageParam, signal }) =>
      api(
        withdrawalEndpoints.report,
        { query: { page: pageParam, size: WITHDRAWAL_PAGE_SIZE, ...(state && { state }) } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

export type WithdrawInput = BodyInput<typeof withdrawalEndpoints.withdraw>

/** Whatever came of it, everything that hangs on it is read anew. */
export function useWithdraw() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: WithdrawInput) => api(withdrawalEndpoints.withdraw, { body }),
    onSettled: () =>
      Promise.all(
        [keys.all, walletBalance().queryKey, turnoverInfo().queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** The house approves, pays, rejects: orders and balance follow without reloading. */
export function useFollowOrders(): void {
  const queryClient = useQueryClient()
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: keys.all })
  useLiveEvent(
    'wallet.changed',
    (wallet) => {
      queryClient.setQueryData(walletBalance().queryKey, wallet)
      readAnew()
      void queryClient.invalidateQueries({ queryKey: turnoverInfo().queryKey })
    },
    { onReconnect: readAnew },
  )
}
