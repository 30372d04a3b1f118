import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as referralEndpoints from '#contract/rewards/referral/referral.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { REWARD_KEY, sendClaim } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  room: [...REWARD_KEY, 'referral'] as const,
  invitees: (tier: number) => [...keys.room, 'invitees', tier] as const,
}

/** Others' bets and registrations change it, so it is never fresh in the cache. */
export const referralRoom = () =>
  queryOptions({
    queryKey: keys.room,
    queryFn: ({ signal }) => api(referralEndpoints.room, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const inviteesOf = (tier: number) =>
  infiniteQueryOptions({
    queryKey: keys.invitees(tier),
    queryFn: ({ pageParam, signal }) => api(referralEndpoints.invitees, { query: { tier, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** Pending until the room shows the outcome, also after a refusal, which makes the room outdated. */
export function useClaimIncome() {
  const queryClient = useQueryClient()
  const changed = [REWARD_KEY, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: sendClaim,
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
