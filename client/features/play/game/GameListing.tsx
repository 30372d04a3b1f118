import type { ReactNode } from 'react'
import type { GameCard } from '#contract/play/game.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import type { Favourites } from './GameGrid.tsx'
import { LongGameGrid } from './LongGameGrid.tsx'

/** The part of a TanStack query that a list of games needs; plain queries have no further pages. */
export interface GamesQuery {
  isPending: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  isFetchNextPageError?: boolean
  fetchNextPage?: () => unknown
}

interface Props {
  query: GamesQuery
  /** The loaded games to show. */
  games: readonly GameCard[]
  favourites: Favourites
  empty: ReactNode
  /** See `GameGrid`. */
  hotTags?: number
}

const SKELETON_TILES = 12

/** A list in any state: loading, failed, empty, or its games. */
export function GameListing({ query, games, favourites, empty, hotTags }: Props) {
  const { hasNextPage = false, isFetchingNextPage = false, isFetchNextPageError = false, fetchNextPage = () => undefined } = query
  if (query.isPending) return <Skeleton shape="tiles" rows={SKELETON_TILES} />
  if (query.isError && games.length === 0) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (games.length === 0 && !hasNextPage) return empty
  return (
    <LongGameGrid
      games={games}
      favourites={favourites}
      hotTags={hotTags}
      more={{
        hasMore: hasNextPage,
        isLoading: isFetchingNextPage,
        hasFailed: isFetchNextPageError,
        onReachEnd: fetchNextPage,
      }}
    />
  )
}
