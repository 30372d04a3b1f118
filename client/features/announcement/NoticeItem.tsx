import { ChevronDown } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/announcement.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatIsoDate } from '#client/lib/format.ts'
import { textOfHtml } from '#client/lib/html-text.ts'
import { SafeHtml } from '#client/ui/index.ts'
import { LeadButton } from './LeadButton.tsx'
import styles from './NoticePage.module.css'

interface Props {
  notice: Announcement
  isUnread: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Title, start date and a preview in plain text; opened, the content as it was written, and where it leads. */
export function NoticeItem({ notice, isUnread, isOpen, onToggle }: Props) {
  const { id, title, content, startDate } = notice
  const { t } = useTranslation('announcement')
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
            <time className={styles.date} dateTime={formatIsoDate(startDate)}>
              {formatIsoDate(startDate)}
            </time>
          </span>
          <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </button>
      </h2>
      <div id={panelId} className={styles.panel}>
        {!isOpen && preview && <p className={styles.preview}>{preview}</p>}
        {isOpen && (
          <>
            <SafeHtml html={content} className={styles.content} />
            <LeadButton lead={notice} variant="secondary" size="small" className={styles.lead} />
          </>
        )}
      </div>
    </li>
  )
}
