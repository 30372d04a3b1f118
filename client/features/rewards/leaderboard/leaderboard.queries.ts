import { queryOptions } from '@tanstack/react-query'
import * as leaderboardEndpoints from '#contract/rewards/leaderboard/leaderboard.ts'
import { REWARD_KEY } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'

/** As often as scores are brought up to date. */
const EVERY_MS = 60_000

export const leaderboardRoom = () =>
  queryOptions({
    queryKey: [...REWARD_KEY, 'leaderboards'] as const,
    queryFn: ({ signal }) => api(leaderboardEndpoints.room, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: EVERY_MS,
  })
