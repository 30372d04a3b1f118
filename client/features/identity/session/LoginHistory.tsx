import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LoginRecord } from '#contract/identity/session.ts'
import { PROVIDERS } from '#contract/identity/social-login.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import recordsArt from '#client/ui/art/records.svg'
import { EmptyState, ErrorState, InfiniteList, Skeleton } from '#client/ui/index.ts'
import { placeText } from './place-text.ts'
import { loginHistory } from './session.queries.ts'
import styles from './SessionsPage.module.css'

const SUCCESS = 'OK'
/** Login methods with a label here; unknown ones of a newer server get none. */
const METHODS = ['username', 'sms', 'firebase', ...PROVIDERS, 'freeplay', 'register'] as const
const isKnown = (method: string): method is (typeof METHODS)[number] => METHODS.some((known) => known === method)

function Try({ record }: { record: LoginRecord }) {
  const { t, i18n } = useTranslation('session')
  const errorText = useErrorText()
  const { at, outcome, method, device } = record
  const isIn = outcome === SUCCESS
  const Icon = isIn ? CircleCheck : CircleAlert
  const details = [isKnown(method) && t(`by_${method}`), device].filter(Boolean).join(' · ')
  return (
    <article className={styles.row}>
      <Icon size={22} className={cx(styles.icon, isIn ? styles.in : styles.refused)} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>{isIn ? t('history_in') : errorText(new ApiError(outcome))}</p>
        {details && <p className={styles.small}>{details}</p>}
        <p className={styles.small}>{placeText(record, i18n.language)}</p>
        <p className={styles.small}>{formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}</p>
      </div>
    </article>
  )
}

/** Every login attempt on the account, newest first. */
export function LoginHistory() {
  const { t } = useTranslation('session')
  const history = useInfiniteQuery(loginHistory())
  if (history.isPending) return <Skeleton rows={4} />
  if (!history.data) return <ErrorState error={history.error} onRetry={history.refetch} />
  const records = history.data.pages.flatMap(({ list }) => list)
  if (records.length === 0) return <EmptyState art={recordsArt} message={t('history_empty')} />
  return (
    <InfiniteList
      hasMore={history.hasNextPage}
      onReachEnd={history.fetchNextPage}
      isLoading={history.isFetchingNextPage}
      hasFailed={history.isFetchNextPageError}
      className={styles.list}
    >
      {records.map((record, index) => (
        // Attempts are never removed, and two may share an instant.
        <Try key={`${record.at}/${index}`} record={record} />
      ))}
    </InfiniteList>
  )
}
