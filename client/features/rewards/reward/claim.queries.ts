/** Apart from the list, which the promotions page loads: claims bring along what else they change. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'
import { rewardList } from './reward.queries.ts'

/** A reward by its transaction, or a promotion code. */
export type Claim = { transactionId: string } | { promoCode: string }

/** Pending until the list shows the outcome, also after a refusal: what was shown is out of date then. */
export function useClaim() {
  const queryClient = useQueryClient()
  const changed = [rewardList().queryKey, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: (claim: Claim) =>
      'promoCode' in claim ? api(rewardEndpoints.claimCode, { body: claim }) : api(rewardEndpoints.claim, { body: claim }),
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
