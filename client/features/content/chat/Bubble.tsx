import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/content/chat/chat.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { Button } from '#client/ui/index.ts'
import styles from './ChatPage.module.css'
import type { Pending } from './unsent.ts'

function Time({ at }: { at: number }) {
  const { i18n } = useTranslation()
  return <time dateTime={new Date(at).toISOString()}>{formatDate(at, i18n.language, { timeStyle: 'short' })}</time>
}

/** One message. For the member's own: whether customer service has read it. */
export function Bubble({ message, isRead }: { message: ChatMessage; isRead: boolean }) {
  const { t } = useTranslation('chat')
  const { author, authorName, text, sentAt } = message
  const isOwn = author === 'MEMBER'
  const Tick = isRead ? CheckCheck : Check
  return (
    <li className={cx(styles.line, isOwn && styles.own)}>
      <div className={styles.bubble}>
        <p className={isOwn ? 'visually-hidden' : styles.author}>
          {isOwn ? t('you') : authorName}
          {author === 'AUTO' && <span className={styles.auto}>{t('auto')}</span>}
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.meta}>
          <Time at={sentAt} />
          {isOwn && (
            <>
              <Tick size={15} className={cx(isRead && styles.read)} aria-hidden="true" />
              <span className="visually-hidden">{t(isRead ? 'read' : 'sent')}</span>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

interface PendingProps {
  line: Pending
  onRetry: () => void
  onDiscard: () => void
}

/** A message on its way, or one that failed and can be sent again or discarded. */
export function PendingBubble({ line: { text, sentAt, error }, onRetry, onDiscard }: PendingProps) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const hasFailed = error !== undefined
  return (
    <li className={cx(styles.line, styles.own)}>
      <div className={cx(styles.bubble, hasFailed ? styles.failed : styles.waiting)}>
        <p className="visually-hidden">{t('you')}</p>
        <p className={styles.text}>{text}</p>
        <p className={styles.meta}>
          <Time at={sentAt} />
          {hasFailed ? <CircleAlert size={15} aria-hidden="true" /> : <Clock3 size={14} aria-hidden="true" />}
          <span className="visually-hidden">{t(hasFailed ? 'failed' : 'sending')}</span>
        </p>
      </div>
      {hasFailed && (
        <div className={styles.trouble}>
          <p role="alert">{errorText(error)}</p>
          <Button variant="ghost" size="small" onClick={onRetry}>
            {t('send_again')}
          </Button>
          <Button variant="ghost" size="small" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </li>
  )
}
