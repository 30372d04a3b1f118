import { ChevronDown } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/announcement.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatIsoDate } from '#client/lib/format.ts'
import { textOfHtml } from '#client/lib/html-text.ts'
import { SafeHtml } from '#client/ui/index.ts'
import styles from './NoticePage.module.css'

interface Props {
  notice: Announcement
  isUnread: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Title, start date and a preview in plain text; opened, the content as it was written. */
export function NoticeItem({ notice: { id, title, content, startDate }, isUnread, isOpen, onToggle }: Props) {
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
        {isOpen ? <SafeHtml html={content} className={styles.content} /> : preview && <p className={styles.preview}>{preview}</p>}
      </div>
    </li>
  )
}
