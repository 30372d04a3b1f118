/** Separate from the list, which the promotions page loads: claims import everything else they change. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { REWARD_KEY } from './reward.queries.ts'
import { sendClaim } from './send-claim.ts'

/** Pending until the list shows the outcome, also after a refusal, which makes the list outdated. */
export function useClaim() {
  const queryClient = useQueryClient()
  const changed = [REWARD_KEY, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: sendClaim,
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
