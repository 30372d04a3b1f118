import { queryOptions } from '@tanstack/react-query'
import * as leaderboardEndpoints from '#contract/rewards/leaderboard/leaderboard.ts'
import type { Leaderboard, LeaderboardRoom } from '#contract/rewards/leaderboard/leaderboard.ts'
import { REWARD_KEY } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'

/** The server updates scores this often. */
const EVERY_MS = 60_000

export interface TimedBoard extends Leaderboard {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number
}
export interface TimedRoom extends LeaderboardRoom {
  boards: TimedBoard[]
}

async function timedRoom(signal: AbortSignal): Promise<TimedRoom> {
  const room = await api(leaderboardEndpoints.room, {}, signal)
  const deviceNow = Date.now()
  return { ...room, boards: room.boards.map((board) => ({ ...board, ahead: board.now - deviceNow })) }
}

export const leaderboardRoom = () =>
  queryOptions({
    queryKey: [...REWARD_KEY, 'leaderboards'] as const,
    queryFn: ({ signal }) => timedRoom(signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: EVERY_MS,
  })
