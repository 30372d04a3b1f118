import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type GameCategory } from '#contract/game-category.ts'
import { GAME_PAGE_SIZE } from '#contract/play/game.ts'
import * as recentEndpoints from '#contract/play/recent.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['recent'] as const,
  list: (gameType?: GameCategory) => [...keys.all, 'list', { gameType }] as const,
  block: (size: number) => [...keys.all, 'block', size] as const,
}

/** Shown at once when the member comes back (SCR-46). */
const meta = { isKept: true }

/** The last games played, newest first, 25 per page. */
export const recentList = (gameType?: GameCategory) =>
  infiniteQueryOptions({
    queryKey: keys.list(gameType),
    queryFn: ({ pageParam, signal }) =>
      api(recentEndpoints.list, { query: { page: pageParam, pageSize: GAME_PAGE_SIZE, gameType } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
    meta,
  })

/** The last few, for the home page. */
export const recentBlock = (size: number) =>
  queryOptions({
    queryKey: keys.block(size),
    queryFn: async ({ signal }) => (await api(recentEndpoints.list, { query: { page: 1, pageSize: size } }, signal)).list,
    meta,
  })

/** The server records every launch; reload the visible lists. */
export function useReloadRecent(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: keys.all })
}
