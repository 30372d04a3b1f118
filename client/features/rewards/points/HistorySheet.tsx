import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState, ErrorState, InfiniteList, Sheet, Skeleton } from '#client/ui/index.ts'
import type { Good } from '#contract/rewards/points/points.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './EntryRow.module.css'
import { pointEntries } from './points.queries.ts'
import { usePointWords } from './use-point-words.ts'

function Entries({ goods }: { goods: readonly Good[] }) {
  const { t } = usePointWords()
  const list = useInfiniteQuery(pointEntries())
  if (list.isPending) return <Skeleton rows={5} />
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />
  const entries = list.data.pages.flatMap((page) => page.list)
  if (entries.length === 0) return <EmptyState message={t('history_empty')} />
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      isLoading={list.isFetchingNextPage}
      hasFailed={list.isFetchNextPageError}
      onReachEnd={list.fetchNextPage}
      className={styles.list}
    >
      {entries.map((entry) => (
        <EntryRow key={entry.entryId} entry={entry} goods={goods} />
      ))}
    </InfiniteList>
  )
}

interface Props {
  /** For the pictures. */
  goods: readonly Good[]
  isOpen: boolean
  onClose: () => void
}

/** Points earned, spent and expired, newest first. */
export function HistorySheet({ goods, isOpen, onClose }: Props) {
  const { t } = usePointWords()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('history')} isTall>
      {isOpen && <Entries goods={goods} />}
    </Sheet>
  )
}
