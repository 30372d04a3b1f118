import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Value } from '#contract/endpoint.ts'
import * as spinEndpoints from '#contract/rewards/spin/spin.ts'
import type { SpinRoom } from '#contract/rewards/spin/spin.ts'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { REWARD_KEY } from '#client/features/rewards/reward/index.ts'
import { api } from '#client/lib/api.ts'
import { isUnanswered } from './spin-parts.ts'

export type SpinResult = Value<typeof spinEndpoints.spin>

const KEY = [...REWARD_KEY, 'spins'] as const

const MOST_SPREAD_MS = 5_000
/** Drawn once per page, so that not all pages load at once when a day begins. */
const spreadMs = Math.random() * MOST_SPREAD_MS
const LEAST_MS = 30_000

function untilNextDay({ games }: SpinRoom): number | false {
  const [first] = games
  return first ? Math.max(LEAST_MS, first.nextDayAt - Date.now() + spreadMs) : false
}

/** Reloads when a day begins, for its new spins; bets and deposits change it too. */
export const spinRoom = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api(spinEndpoints.room, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data ? untilNextDay(data) : false),
  })

/**
 * Invalidates changed data at once, but shows it only when the wheel has stopped: `useShowSpun`. A refusal reloads the room, which
 * says why.
 */
export function useSpin() {
  const queryClient = useQueryClient()
  const changed = [REWARD_KEY, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: (transactionId: string) => api(spinEndpoints.spin, { body: { transactionId } }),
    onSuccess: () =>
      void Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }))),
    onError: (error) => {
      if (!isUnanswered(error)) void queryClient.invalidateQueries({ queryKey: KEY })
    },
  })
}

const OWN_SHOWN = 10
interface Spun {
  campaignId: number
  transactionId: string
  amount: bigint
}
const withSpun = (room: SpinRoom, { campaignId, transactionId, amount }: Spun): SpinRoom => ({
  ...room,
  games: room.games.map((game) =>
    game.reward.campaignId === campaignId
      ? {
          ...game,
          spins: game.spins.filter((spin) => spin.transactionId !== transactionId),
          own: [{ amount, at: Date.now() }, ...game.own].slice(0, OWN_SHOWN),
        }
      : game,
  ),
})

/** Removes a spin and shows its result; reloads the balance after a win, and the room after the last spin. */
export function useShowSpun() {
  const queryClient = useQueryClient()
  return (spun: Spun) => {
    queryClient.setQueryData<SpinRoom>(KEY, (room) => room && withSpun(room, spun))
    const room = queryClient.getQueryData<SpinRoom>(KEY)
    const game = room?.games.find(({ reward }) => reward.campaignId === spun.campaignId)
    if (spun.amount > 0n) void queryClient.invalidateQueries({ queryKey: walletBalance().queryKey })
    if (!game || game.spins.length === 0) void queryClient.invalidateQueries({ queryKey: KEY })
  }
}
