import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { Value } from '#contract/endpoint.ts'
import * as favouriteEndpoints from '#contract/play/favourite.ts'
import { FAVOURITE_PAGE_SIZE } from '#contract/play/favourite.ts'
import type { GameCategory } from '#contract/game-category.ts'
import type { GameCard } from '#contract/play/game.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['favourite'] as const,
  ids: () => [...keys.all, 'ids'] as const,
  lists: () => [...keys.all, 'list'] as const,
  list: (gameType?: GameCategory) => [...keys.lists(), { gameType }] as const,
}
/** The hearts of all tiles come from one call (SCR-16). */
const IDS_SIZE = 100
const IDS_STALE_MS = 300_000

/** Follows all pages: members with over a hundred games have more than one. */
async function idsFrom(pageNo: number, signal: AbortSignal): Promise<string[]> {
  const ids = await api(favouriteEndpoints.ids, { query: { pageNo, pageSize: IDS_SIZE } }, signal)
  return ids.length < IDS_SIZE ? ids : [...ids, ...(await idsFrom(pageNo + 1, signal))]
}

/** Node ids of the member's favourites. */
export const favouriteIds = () =>
  queryOptions({
    queryKey: keys.ids(),
    queryFn: ({ signal }) => idsFrom(1, signal),
    staleTime: IDS_STALE_MS,
  })

/** Newest first, 25 per page. */
export const favouriteList = (gameType?: GameCategory) =>
  infiniteQueryOptions({
    queryKey: keys.list(gameType),
    queryFn: ({ pageParam, signal }) =>
      api(favouriteEndpoints.list, { query: { pageNo: pageParam, pageSize: FAVOURITE_PAGE_SIZE, gameType } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  })

type Page = Value<typeof favouriteEndpoints.list>

function dropFromLists(queryClient: QueryClient, nodeId: string) {
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: keys.lists() }, (data) => {
    if (!data) return data
    const pages = data.pages.map((page) => ({ ...page, content: page.content.filter((game) => game.nodeId !== nodeId) }))
    return { ...data, pages }
  })
}

interface Change {
  game: GameCard
  isAdded: boolean
}

interface Outcome {
  onSaved: (change: Change) => void
  onRefused: (error: Error) => void
}

/** Shows at once, is sent to the server, then reloads; reverts if the server refuses. */
export function useSetFavourite({ onSaved, onRefused }: Outcome) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: keys.all,
    // In sequence: two quick taps on a heart arrive in their order.
    scope: { id: 'favourite' },
    mutationFn: async ({ game, isAdded }: Change) => {
      const body = { nodeId: game.nodeId, vendor: game.vassalage }
      if (isAdded) await api(favouriteEndpoints.add, { body })
      else await api(favouriteEndpoints.remove, { body })
    },
    onMutate: async ({ game, isAdded }) => {
      await queryClient.cancelQueries({ queryKey: keys.all })
      const before = queryClient.getQueryData(favouriteIds().queryKey)
      const others = before?.filter((id) => id !== game.nodeId) ?? []
      queryClient.setQueryData(favouriteIds().queryKey, isAdded ? [game.nodeId, ...others] : others)
      if (!isAdded) dropFromLists(queryClient, game.nodeId)
      return { before }
    },
    onSuccess: (_nothing, change) => onSaved(change),
    onError: (error, _change, context) => {
      queryClient.setQueryData(favouriteIds().queryKey, context?.before)
      onRefused(error)
    },
    // Only the last change reloads: an answer in between would revert newer taps.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: keys.all }) === 1 && queryClient.invalidateQueries({ queryKey: keys.all }),
  })
}
