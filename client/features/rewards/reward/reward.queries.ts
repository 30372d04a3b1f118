import { queryOptions } from '@tanstack/react-query'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { api } from '#client/lib/api.ts'

/** The list and the VIP room: a claim changes both. */
export const REWARD_KEY = ['reward'] as const

/**
 * A guest's list shows what members get; it reloads after a login. Bets and deposits change it, so it is never fresh in the cache.
 */
export const rewardList = () =>
  queryOptions({
    queryKey: [...REWARD_KEY, 'list'] as const,
    queryFn: ({ signal }) => api(rewardEndpoints.list, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
