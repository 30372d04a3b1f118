import { queryOptions } from '@tanstack/react-query'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { api } from '#client/lib/api.ts'

/** A guest's list shows what members get; it loads again with a login. Bets and deposits change it: never taken from the cache. */
export const rewardList = () =>
  queryOptions({
    queryKey: ['reward', 'list'] as const,
    queryFn: ({ signal }) => api(rewardEndpoints.list, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
