import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { throttle } from '#client/lib/throttle.ts'
import { THROTTLE_MS } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { useMarkRead } from './announcement.queries.ts'
import { NoticeItem } from './NoticeItem.tsx'
import styles from './NoticePage.module.css'

/** Opening marks as read, once and at most every 150 ms; for a trial account everything is read (SCR-19). */
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

/** The list; one announcement starts open if the address asks for it. */
export function NoticeList({ notices, askedAt }: { notices: readonly Announcement[]; askedAt: number | null }) {
  const { t } = useTranslation('announcement')
  const { isCounted, read } = useReadOnOpen()
  const asked = askedAt === null ? undefined : notices[askedAt]
  const [openId, setOpenId] = useState(asked?.id)
  const box = useRef<HTMLUListElement>(null)
  const isStill = useReducedMotion()

  const goToAsked = useEffectEvent(() => {
    if (!asked) return
    read(asked.id, asked.read)
    box.current
      ?.querySelector(`[data-id="${asked.id}"]`)
      ?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  })
  useEffect(() => goToAsked(), [])

  const toggle = (id: number, isRead: boolean) => {
    if (id === openId) return setOpenId(undefined)
    setOpenId(id)
    return read(id, isRead)
  }
  return (
    <ul ref={box} aria-label={t('list')} className={styles.list}>
      {notices.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          isUnread={isCounted && !notice.read}
          isOpen={notice.id === openId}
          onToggle={() => toggle(notice.id, notice.read)}
        />
      ))}
    </ul>
  )
}
