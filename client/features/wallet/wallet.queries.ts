import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { walletEndpoints } from '#contract/wallet.ts'
import { api } from '#client/lib/api.ts'
import { useSession } from '#client/lib/session.ts'

const keys = { all: ['wallet'] as const, balance: () => [...keys.all, 'balance'] as const }
const BALANCE_STALE_MS = 15_000

export const walletBalance = () =>
  queryOptions({
    queryKey: keys.balance(),
    queryFn: ({ signal }) => api(walletEndpoints.balance, {}, signal),
    staleTime: BALANCE_STALE_MS,
  })

/** The member's balance; disabled for a guest. */
export function useBalance() {
  const session = useSession()
  return useQuery({ ...walletBalance(), enabled: session !== null })
}

/** Puts the balance a game answered on show at once, without another call. */
export function useShowBalance(): (sumBalance: bigint) => void {
  const queryClient = useQueryClient()
  return (sumBalance) => {
    queryClient.setQueryData(
      walletBalance().queryKey,
      (wallet) => wallet && { ...wallet, sumBalance, mainWalletBalance: sumBalance },
    )
  }
}
