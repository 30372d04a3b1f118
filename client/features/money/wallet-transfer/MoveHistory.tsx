import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#client/lib/format.ts'
import { EmptyState, ErrorState, InfiniteList, Skeleton } from '#client/ui/index.ts'
import recordsArt from '#client/ui/art/records.svg'
import { useWalletWords } from './use-wallet-words.ts'
import { transferHistory } from './wallet-transfer.queries.ts'
import styles from './Wallets.module.css'

/** All moves of the member, newest first. */
export function MoveHistory() {
  const { t, i18n } = useTranslation('wallet-transfer')
  const { nameOf, money } = useWalletWords()
  const pages = useInfiniteQuery(transferHistory())
  if (pages.isPending) return <Skeleton shape="list" rows={6} />
  if (pages.isLoadingError) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  // New moves push rows onto the next page: show each row once.
  const moves = [...new Map(pages.data.pages.flatMap(({ list }) => list).map((row) => [row.transferNo, row])).values()]
  if (moves.length === 0) return <EmptyState art={recordsArt} message={t('history_empty')} />
  return (
    <InfiniteList
      hasMore={pages.hasNextPage}
      isLoading={pages.isFetchingNextPage}
      hasFailed={pages.isFetchNextPageError}
      onReachEnd={pages.fetchNextPage}
    >
      <ul className={styles.moves} aria-label={t('view_history')}>
        {moves.map(({ transferNo, from, to, amount, createdAt }) => (
          <li key={transferNo} className={styles.moved}>
            <span className={styles.words}>
              <span className={styles.way}>
                {nameOf(from)}
                <ArrowRight size={16} aria-hidden="true" />
                <span className="visually-hidden"> {t('to')} </span>
                {nameOf(to)}
              </span>
              <span className={styles.quiet}>
                {formatDate(createdAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })} · {transferNo}
              </span>
            </span>
            <span className={styles.amount}>{money(amount)}</span>
          </li>
        ))}
      </ul>
    </InfiniteList>
  )
}
