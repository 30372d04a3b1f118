import { useQueryClient } from '@tanstack/react-query'
import { walletBalance } from './wallet.queries.ts'
import { withBalance } from './with-balance.ts'

/** Puts the balance a vendor's game answered on show at once, without another call. */
export function useShowBalance(vendor: string): (balance: bigint) => void {
  const queryClient = useQueryClient()
  return (balance) => {
    queryClient.setQueryData(walletBalance().queryKey, (wallet) => wallet && withBalance(wallet, vendor, balance))
  }
}
