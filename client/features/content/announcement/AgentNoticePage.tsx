import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GameSheetHost } from '#client/features/play/launch/index.ts'
import noticesArt from '#client/ui/art/notices.svg'
import { EmptyState, ErrorState, loadSanitiser, Skeleton } from '#client/ui/index.ts'
import { agentNews } from './announcement.queries.ts'
import { NoticeList } from './NoticeList.tsx'
import styles from './NoticePage.module.css'

/** Announcements to agents (SCR-19). */
export function AgentNoticePage() {
  const { t } = useTranslation(['announcement', 'common'])
  const { data, isPending, error, refetch } = useQuery(agentNews())
  useEffect(() => void loadSanitiser().catch(() => undefined), [])
  if (isPending) return <Skeleton rows={6} className={styles.pending} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  if (data.agent.length === 0) return <EmptyState art={noticesArt} message={t('common:no_announcement')} />
  return (
    <>
      <NoticeList notices={data.agent} askedAt={null} />
      <GameSheetHost />
    </>
  )
}
