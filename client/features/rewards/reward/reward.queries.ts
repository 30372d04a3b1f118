import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['reward'] as const, list: () => [...keys.all, 'list'] as const }

/** A guest's list shows what members get; it loads again with a login. Bets and deposits change it: never taken from the cache. */
export const rewardList = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => api(rewardEndpoints.list, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** A reward by its transaction, or a promotion code. */
export type Claim = { transactionId: string } | { promoCode: string }

/** Pending until the list shows the outcome, also after a refusal: what was shown is out of date then. */
export function useClaim() {
  const queryClient = useQueryClient()
  const changed = [keys.all, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: (claim: Claim) =>
      'promoCode' in claim ? api(rewardEndpoints.claimCode, { body: claim }) : api(rewardEndpoints.claim, { body: claim }),
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
