import { queryOptions } from '@tanstack/react-query'
import * as luckyBetEndpoints from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { REWARD_KEY } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'

/** The server draws bets this often. */
const EVERY_MS = 60_000

export const luckyRoom = () =>
  queryOptions({
    queryKey: [...REWARD_KEY, 'lucky-bets'] as const,
    queryFn: ({ signal }) => api(luckyBetEndpoints.room, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: EVERY_MS,
  })
