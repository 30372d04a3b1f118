import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isTrialType } from '#client/lib/member-type.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { throttle } from '#client/lib/throttle.ts'
import { THROTTLE_MS } from '#client/lib/timings.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { announcements, useMarkRead } from './announcement.queries.ts'
import { NoticeItem } from './NoticeItem.tsx'
import styles from './NoticePage.module.css'

/** Opening marks read, once and at most every 150 ms; a trial account has read everything (spec §4). */
function useReadOnOpen() {
  const session = useSession()
  const { mutate } = useMarkRead()
  const isCounted = session !== null && !isTrialType(session.type)
  const [markSoon] = useState(() => throttle((mark: () => void) => mark(), THROTTLE_MS.markRead))
  return {
    isCounted,
    read: (id: number, isRead: boolean) => {
      if (isCounted && !isRead) markSoon(() => mutate(id))
    },
  }
}

/** Announcements to players, each opening in its place; `?index=` (from 0) opens one and goes there. */
export function NoticePage() {
  const { t } = useTranslation(['announcement', 'common'])
  const [search] = useSearchParams()
  const list = useQuery(announcements())
  const { isCounted, read } = useReadOnOpen()
  const [openId, setOpenId] = useState<number>()
  const asked = useRef<string | null>(null)
  const box = useRef<HTMLUListElement>(null)
  const notices = list.data?.player
  const index = search.get('index')

  const open = (id: number, isRead: boolean) => {
    setOpenId(id)
    read(id, isRead)
  }
  const openAsked = useEffectEvent((wanted: string | null, among: typeof notices) => {
    const notice = wanted === null || asked.current === wanted ? undefined : among?.[Number(wanted)]
    if (!notice) return
    asked.current = wanted
    open(notice.id, notice.read)
    box.current?.querySelector(`[data-id="${notice.id}"]`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  })
  useEffect(() => openAsked(index, notices), [index, notices])

  if (list.isPending) return <Skeleton rows={6} className={styles.pending} />
  if (!list.data) return <ErrorState error={list.error} onRetry={list.refetch} />
  if (list.data.player.length === 0) return <EmptyState message={t('common:no_announcement')} />
  if (index !== null && !list.data.player[Number(index)])
    return <EmptyState message={t('gone')} action={<ButtonLink to={paths.notice()}>{t('show_all')}</ButtonLink>} />
  return (
    <ul ref={box} aria-label={t('list')} className={styles.list}>
      {list.data.player.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          isUnread={isCounted && !notice.read}
          isOpen={notice.id === openId}
          onToggle={() => (notice.id === openId ? setOpenId(undefined) : open(notice.id, notice.read))}
        />
      ))}
    </ul>
  )
}
