import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import type { PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { moneyToWire } from '#contract/wire.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { WITHDRAW_TYPES, WITHDRAWAL_PAGE_SIZE, type WithdrawalState } from '#contract/money/withdrawal/withdrawal.ts'
import { PAYOUT_ACCOUNT_KEY } from '#client/features/money/payout-account/index.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { useLiveEvent } from '#client/lib/live.ts'

const keys = {
  all: ['withdrawal'] as const,
  settings: () => [...keys.all, 'settings'] as const,
  charge: (amount: bigint, kind: PayoutKind) => [...keys.all, 'charge', kind, String(amount)] as const,
  orders: (state?: WithdrawalState) => [...keys.all, 'orders', { state }] as const,
}

export const withdrawSettings = () =>
  queryOptions({ queryKey: keys.settings(), queryFn: ({ signal }) => api(withdrawalEndpoints.settings, { query: {} }, signal) })

/** Loaded again when an account is added or removed. */
export const withdrawAccount = () =>
  queryOptions({
    queryKey: [...PAYOUT_ACCOUNT_KEY, 'withdrawal'] as const,
    queryFn: ({ signal }) => api(withdrawalEndpoints.accountInfo, { query: {} }, signal),
  })

/** The current charge for an amount; the last answer stays until the next arrives. */
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

/** Loads what an order changes; not the balance, where it has just arrived. */
function useReload({ hasBalance = false } = {}): () => Promise<unknown> {
  const queryClient = useQueryClient()
  const orders = [keys.all, withdrawAccount().queryKey, turnoverInfo().queryKey]
  const changed = hasBalance ? orders : [...orders, walletBalance().queryKey]
  return () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Reloads after a success or a failure, so that the page shows the current state. */
export function useWithdraw() {
  const onSettled = useReload()
  return useMutation({ mutationFn: (body: WithdrawInput) => api(withdrawalEndpoints.withdraw, { body }), onSettled })
}

export function useCancelWithdrawal() {
  const onSettled = useReload()
  return useMutation({ mutationFn: (id: number) => api(withdrawalEndpoints.cancel, { body: { id } }), onSettled })
}

/** Orders and balance update live when an operator approves, pays or rejects. */
export function useFollowOrders(): void {
  const queryClient = useQueryClient()
  const reload = useReload({ hasBalance: true })
  useLiveEvent(
    'wallet.changed',
    (wallet) => {
      queryClient.setQueryData(walletBalance().queryKey, wallet)
      void reload()
    },
    { onReconnect: () => void reload() },
  )
}
