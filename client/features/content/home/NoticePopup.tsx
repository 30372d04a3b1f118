import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { LeadButton } from '#client/features/content/announcement/index.ts'
import { closeNoticePopup } from '#client/lib/session.ts'
import { Button, Dialog, GameArt, SafeHtml } from '#client/ui/index.ts'
import styles from './NoticePopup.module.css'

/** The ratio that content management asks for. */
const PICTURE_RATIO = '585 / 258'

/** "Latest news": once per session, if there are popup announcements (SCR-11). */
export function NoticePopup({ notices, onClose }: { notices: readonly Announcement[]; onClose: () => void }) {
  const { t } = useTranslation('home')
  const [isClosed, setClosed] = useState(false)
  const close = () => {
    closeNoticePopup()
    setClosed(true)
    onClose()
  }
  return (
    <Dialog
      isOpen={!isClosed}
      isUnasked
      onClose={close}
      title={t('latest_news')}
      actions={<Button onClick={close}>{t('got_it')}</Button>}
    >
      <div className={styles.notices}>
        {notices.map((notice) => (
          <article key={notice.id}>
            <h3 className={styles.title}>{notice.title}</h3>
            {notice.photoUrl && <GameArt src={notice.photoUrl} alt="" ratio={PICTURE_RATIO} className={styles.art} />}
            <SafeHtml html={notice.content} />
            <LeadButton lead={notice} variant="secondary" size="small" onLeave={close} className={styles.lead} />
          </article>
        ))}
      </div>
    </Dialog>
  )
}
