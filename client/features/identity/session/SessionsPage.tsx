import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { History, MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { confirm, toast } from '#client/lib/notices.ts'
import { toastError } from '#client/lib/error-text.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { BlockHead, Button, ErrorState, Skeleton } from '#client/ui/index.ts'
import { LoginHistory } from './LoginHistory.tsx'
import { loginHistory, openSessions, useEndOtherSessions } from './session.queries.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsPage.module.css'

/** Where the member is logged in, with a button to end each session, and every login attempt (ACC-08). */
export function SessionsPage() {
  const { t } = useTranslation(['session', 'common'])
  const { isPending } = useQuery(openSessions())
  usePrefetchInfiniteQuery(loginHistory())
  return (
    <div className={styles.page}>
      <section className={styles.block}>
        <BlockHead icon={<MonitorSmartphone />} title={t('sessions_open')} />
        <OpenSessions />
      </section>
      {/* The number of sessions is unknown until they load: shown earlier, the history would jump down. */}
      {!isPending && (
        <section className={styles.block}>
          <BlockHead icon={<History />} title={t('history')} />
          <LoginHistory />
        </section>
      )}
    </div>
  )
}

function OpenSessions() {
  const { t } = useTranslation(['session', 'common'])
  const { data, isPending, error, refetch } = useQuery(openSessions())
  const endOthers = useEndOtherSessions()

  if (isPending) return <Skeleton rows={2} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  const others = data.filter(({ isCurrent }) => !isCurrent)
  const endAll = async () => {
    const isSure = await confirm({
      title: t('end_others_sure'),
      body: t('end_others_why'),
      submit: t('end_others'),
      cancel: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    whenDone(endOthers.mutateAsync(), {
      onSuccess: ({ ended }) => toast.success(t('ended', { count: ended })),
      onError: (refused) => void toastError(refused),
    })
  }
  return (
    <>
      <ul className={styles.list}>
        {[...data.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="secondary" isWide isLoading={endOthers.isPending} onClick={() => void endAll()}>
          {t('end_others')}
        </Button>
      ) : (
        <p className={styles.quiet}>{t('sessions_only_this')}</p>
      )}
    </>
  )
}
