import { queryOptions, useQuery } from '@tanstack/react-query'
import * as walletEndpoints from '#contract/money/wallet.ts'
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

/** The member's balance; disabled for guests. */
export function useBalance() {
  const session = useSession()
  return useQuery({ ...walletBalance(), enabled: session !== null })
}
