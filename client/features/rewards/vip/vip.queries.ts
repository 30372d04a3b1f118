import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as vipEndpoints from '#contract/rewards/vip/vip.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { REWARD_KEY, sendClaim } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'

/** Bets and deposits change it, so it is never fresh in the cache. */
export const vipRoom = () =>
  queryOptions({
    queryKey: [...REWARD_KEY, 'vip'] as const,
    queryFn: ({ signal }) => api(vipEndpoints.room, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Pending until the room shows the outcome, also after a refusal, which makes the room outdated. */
export function useClaimBenefit() {
  const queryClient = useQueryClient()
  const changed = [REWARD_KEY, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: sendClaim,
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
