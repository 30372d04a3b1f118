import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '#client/lib/live.ts'
import { walletBalance } from './wallet.queries.ts'

/** Updates the balance wherever it is shown after a deposit, a withdrawal or an operator's action. */
export function useLiveBalance(): void {
  const queryClient = useQueryClient()
  const { queryKey } = walletBalance()
  useLiveEvent('wallet.changed', (wallet) => queryClient.setQueryData(queryKey, wallet), {
    onReconnect: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
