import type { ReactNode } from 'react'
import recordsArt from '#client/ui/art/records.svg'
import { EmptyState, ErrorState, InfiniteList, Skeleton } from '#client/ui/index.ts'
import type { Play } from './use-play.ts'

interface Props {
  history: Play['history']
  /** Shown if there are no rounds. */
  empty: string
  className: string | undefined
  /** One row each. */
  children: readonly ReactNode[]
}

/** A player's rounds of one game in each state: loading, failed, empty, or the pages loaded so far. */
export function RoundList({ history, empty, className, children }: Props) {
  if (history.isPending) return <Skeleton shape="list" rows={5} />
  if (history.isError && children.length === 0) return <ErrorState error={history.error} onRetry={history.refetch} />
  if (children.length === 0) return <EmptyState art={recordsArt} message={empty} />
  return (
    <InfiniteList
      hasMore={history.hasNextPage}
      onReachEnd={history.fetchNextPage}
      isLoading={history.isFetchingNextPage}
      hasFailed={history.isFetchNextPageError}
      className={className}
    >
      {children}
    </InfiniteList>
  )
}
