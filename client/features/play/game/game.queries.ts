import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { type GameCategory } from '#contract/game-category.ts'
import * as gameEndpoints from '#contract/play/game.ts'
import type { VendorCard } from '#contract/play/game.ts'
import { api } from '#client/lib/api.ts'
import { vendorOf } from './categories.ts'
import { blockRequest, type GameFilter, HOME_BLOCK_SIZE, hotRequest, pageRequest } from './game-request.ts'

const WINNERS = 20
const LANES_STALE_MS = 300_000
const GAMES_STALE_MS = 60_000
/** The same for everyone: kept when the session changes. */
const meta = { isPublic: true }
/** Loaded one after another when the language changes (SCR-35). */
const homeListMeta = { ...meta, isHomeList: true }
const KEPT_CATEGORIES = /HOT|LOTT/

const keys = {
  all: ['game'] as const,
  lanes: () => [...keys.all, 'lanes'] as const,
  list: (filter: GameFilter) => [...keys.all, 'list', filter] as const,
  block: (filter: GameFilter, size: number) => [...keys.all, 'block', filter, size] as const,
  hot: (category?: GameCategory, size?: number) => [...keys.all, 'hot', { category, size }] as const,
  single: (nodeId: string) => [...keys.all, 'single', nodeId] as const,
  recommended: () => [...keys.all, 'recommended'] as const,
  winners: () => [...keys.all, 'winners'] as const,
}

/** Categories with their vendors, in menu order. */
export const vendorLanes = () =>
  queryOptions({
    queryKey: keys.lanes(),
    queryFn: async ({ signal }) => (await api(gameEndpoints.vendorLanes, {}, signal)).data.lanes,
    staleTime: LANES_STALE_MS,
    meta: { ...meta, isKept: true },
  })

/** The catalogue by filter, 25 games per page. */
export const gameList = (filter: GameFilter) =>
  infiniteQueryOptions({
    queryKey: keys.list(filter),
    queryFn: ({ pageParam, signal }) => api(gameEndpoints.list, { query: pageRequest(filter, pageParam) }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: GAMES_STALE_MS,
    // Do not keep search results.
    meta: { ...meta, isKept: KEPT_CATEGORIES.test(filter.category) && !filter.name },
  })

/** The first few games of a category, for the home page. */
export const gameBlock = (filter: GameFilter, size: number = HOME_BLOCK_SIZE) =>
  queryOptions({
    queryKey: keys.block(filter, size),
    queryFn: ({ signal }) => api(gameEndpoints.list, { query: blockRequest(filter, size) }, signal),
    select: ({ games }) => games,
    staleTime: GAMES_STALE_MS,
    meta: homeListMeta,
  })

/** Hottest first. */
export const hotGames = (category?: GameCategory, size?: number) =>
  queryOptions({
    queryKey: keys.hot(category, size),
    queryFn: async ({ signal }) => (await api(gameEndpoints.hot, { query: hotRequest(category, size) }, signal)).list,
    staleTime: GAMES_STALE_MS,
    meta: { ...homeListMeta, isKept: true },
  })

export const singleGame = (nodeId: string) =>
  queryOptions({
    queryKey: keys.single(nodeId),
    queryFn: ({ signal }) => api(gameEndpoints.single, { query: { nodeId } }, signal),
    staleTime: GAMES_STALE_MS,
    meta,
  })

/** What to suggest if a game cannot be opened. */
export const recommendedGames = () =>
  queryOptions({
    queryKey: keys.recommended(),
    queryFn: async ({ signal }) => (await api(gameEndpoints.recommended, {}, signal)).list,
    staleTime: GAMES_STALE_MS,
    meta,
  })

/** The latest big wins, biggest first. */
export const rankList = () =>
  queryOptions({
    queryKey: keys.winners(),
    queryFn: async ({ signal }) =>
      (await api(gameEndpoints.rankList, { query: { gameCategory: 'ALL', limitNum: WINNERS } }, signal)).list,
    select: (winners) => winners.map(({ vo }) => vo).sort((a, b) => Number(b.winAmount - a.winAmount)),
    staleTime: GAMES_STALE_MS,
    meta,
  })

/** A vendor by its code, once the lanes have loaded. */
export function useVendor(code: string | undefined): VendorCard | undefined {
  const { data } = useQuery(vendorLanes())
  return data && code ? vendorOf(data, code) : undefined
}
