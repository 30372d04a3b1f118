import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { GameSheetHost } from '#client/features/play/launch/index.ts'
import { paths } from '#client/lib/paths.ts'
import noticesArt from '#client/ui/art/notices.svg'
import { ButtonLink, EmptyState, ErrorState, loadSanitiser, Skeleton } from '#client/ui/index.ts'
import { announcements } from './announcement.queries.ts'
import { NoticeList } from './NoticeList.tsx'
import styles from './NoticePage.module.css'

/** Announcements to players, opening in place; `?index=` (from 0) opens one and scrolls to it. */
export function NoticePage() {
  const { t } = useTranslation(['announcement', 'common'])
  const [search] = useSearchParams()
  const { data, isPending, error, refetch } = useQuery(announcements())
  useEffect(() => void loadSanitiser().catch(() => undefined), [])

  if (isPending) return <Skeleton rows={6} className={styles.pending} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  if (data.player.length === 0) return <EmptyState art={noticesArt} message={t('common:no_announcement')} />
  const index = search.get('index')
  const askedAt = index === null ? null : Number(index)
  if (askedAt !== null && !data.player[askedAt])
    return (
      <EmptyState art={noticesArt} message={t('gone')} action={<ButtonLink to={paths.notice()}>{t('show_all')}</ButtonLink>} />
    )
  return (
    <>
      <NoticeList key={index} notices={data.player} askedAt={askedAt} />
      <GameSheetHost />
    </>
  )
}
