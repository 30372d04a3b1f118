import { ChevronDown } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { cx } from '#client/lib/class-names.ts'
import { textOfHtml } from '#client/lib/html-text.ts'
import { Chip, GameArt, SafeHtml } from '#client/ui/index.ts'
import { LeadButton } from './LeadButton.tsx'
import styles from './NoticePage.module.css'

/** The ratio that content management asks for. */
const PICTURE_RATIO = '585 / 258'
const DAY_LENGTH = 'yyyy-MM-dd'.length

interface Props {
  notice: Announcement
  isUnread: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Title, start date and a plain-text preview; opened, the content as written, and its link. */
export function NoticeItem({ notice, isUnread, isOpen, onToggle }: Props) {
  const { id, type, title, content, photoUrl, startDateStr } = notice
  const { t } = useTranslation('announcement')
  // The merchant's day, as on its promotions, wherever the reader is.
  const startDay = startDateStr.slice(0, DAY_LENGTH)
  const panelId = useId()
  const preview = useMemo(() => textOfHtml(content), [content])
  return (
    <li data-id={id} className={cx(styles.item, isOpen && styles.open)}>
      <h2>
        <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          <span className={styles.words}>
            <span className={styles.title}>
              {isUnread && (
                <span className={styles.dot}>
                  <span className="visually-hidden">{t('unread')}</span>
                </span>
              )}
              {title}
            </span>
            <span className={styles.date}>
              <time dateTime={startDay}>{startDay}</time>
              {type === 'H' && <Chip tone="hot">{t('hot')}</Chip>}
            </span>
          </span>
          <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </button>
      </h2>
      <div id={panelId} className={styles.panel}>
        {!isOpen && preview && <p className={styles.preview}>{preview}</p>}
        {isOpen && (
          <>
            {photoUrl && <GameArt src={photoUrl} alt="" ratio={PICTURE_RATIO} className={styles.art} />}
            <SafeHtml html={content} className={styles.content} />
            <LeadButton lead={notice} variant="secondary" size="small" className={styles.lead} />
          </>
        )}
      </div>
    </li>
  )
}
