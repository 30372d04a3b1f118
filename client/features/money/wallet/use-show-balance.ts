import { useQueryClient } from '@tanstack/react-query'
import { walletBalance } from './wallet.queries.ts'
import { withBalance } from './with-balance.ts'

/** Shows the balance from a vendor's game at once, without another call. */
export function useShowBalance(vendor: string): (balance: bigint) => void {
  const queryClient = useQueryClient()
  return (balance) => {
    queryClient.setQueryData(walletBalance().queryKey, (wallet) => wallet && withBalance(wallet, vendor, balance))
  }
}
