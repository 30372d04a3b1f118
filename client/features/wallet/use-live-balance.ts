import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '#client/lib/live.ts'
import { walletBalance } from './wallet.queries.ts'

/** Shows what a deposit, a withdrawal or an operator has made of the balance, wherever it stands. */
export function useLiveBalance(): void {
  const queryClient = useQueryClient()
  const { queryKey } = walletBalance()
  useLiveEvent('wallet.changed', (wallet) => queryClient.setQueryData(queryKey, wallet), {
    onReconnect: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
