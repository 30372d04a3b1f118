import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as rainEndpoints from '#contract/rewards/rain/rain.ts'
import type { RainRoom } from '#contract/rewards/rain/rain.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { REWARD_KEY } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'
import { pollMs } from './rain-parts.ts'

export interface TimedRoom extends RainRoom {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number
}

async function timedRoom(signal: AbortSignal): Promise<TimedRoom> {
  const room = await api(rainEndpoints.room, {}, signal)
  return { ...room, ahead: room.now - Date.now() }
}

const KEY = [...REWARD_KEY, 'rain'] as const

const MOST_SPREAD_MS = 5_000
/** Drawn once per page. */
const spreadMs = Math.random() * MOST_SPREAD_MS

/** Reloads while the page waits, and after a rain for the next one. Not while the page is hidden. */
export const rainRoom = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => timedRoom(signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data ? pollMs(data.rain, Date.now() + data.ahead, spreadMs) : false),
  })

/**
 * A catch is paid when it is answered. The answer has everything to show, so nothing reloads during the rush; a refusal reloads the
 * room.
 */
export function useCatchEnvelope() {
  const queryClient = useQueryClient()
  const changed = [REWARD_KEY, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: (rainId: number) => api(rainEndpoints.catchEnvelope, { body: { rainId } }),
    onSuccess: ({ places, catchers, ...caught }, rainId) => {
      queryClient.setQueryData<TimedRoom>(KEY, (room) =>
        room?.rain?.rainId === rainId ? { ...room, rain: { ...room.rain, state: 'CAUGHT', caught, places, catchers } } : room,
      )
      void Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })))
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  })
}

/** Pending until the page shows the reminder, or the state that replaced it. */
export function useRemind() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (rainId: number) => api(rainEndpoints.remind, { body: { rainId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  })
}
