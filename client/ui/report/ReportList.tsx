import type { ReactNode } from 'react'
import recordsArt from '#client/ui/art/records.svg'
import { EmptyState, ErrorState, InfiniteList, Skeleton } from '#client/ui/index.ts'
import styles from './Report.module.css'

/** The shape of TanStack's infinite queries. */
interface Pages {
  isPending: boolean
  data: unknown
  error: unknown
  refetch: () => unknown
  hasNextPage: boolean
  fetchNextPage: () => unknown
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
}

interface Props {
  pages: Pages
  count: number
  empty: string
  children: ReactNode
}

const ROWS_WAITING = 6

/** The rows of a report, or its empty, pending or error state. */
export function ReportList({ pages, count, empty, children }: Props) {
  if (pages.isPending)
    return (
      <>
        <div className={styles.dayWaiting} />
        <Skeleton rows={ROWS_WAITING} className={styles.waiting} />
      </>
    )
  if (!pages.data) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  if (count === 0) return <EmptyState art={recordsArt} message={empty} />
  return (
    <InfiniteList
      hasMore={pages.hasNextPage}
      onReachEnd={pages.fetchNextPage}
      isLoading={pages.isFetchingNextPage}
      hasFailed={pages.isFetchNextPageError}
    >
      {children}
    </InfiniteList>
  )
}
