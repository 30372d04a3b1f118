import { Gift, Mail, Send, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecordSource } from '#contract/content/inbox/inbox.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatDate } from '#client/lib/format.ts'
import { Checkbox } from '#client/ui/index.ts'
import styles from './InboxPage.module.css'

const ICON = { SYSTEM: Mail, PROMOTION: Gift, MEMBER: UserRound } as const satisfies Record<RecordSource, unknown>
const DAY_MS = 86_400_000

/** The time for messages of the last day, the date for older ones. */
function useWhen(at: number, now: number) {
  const { i18n } = useTranslation()
  const isNew = now - at < DAY_MS
  return formatDate(at, i18n.language, isNew ? { timeStyle: 'short' } : { month: 'short', day: 'numeric' })
}

/** What the two boxes have in common. */
export interface RowMail {
  id: number
  kind: RecordSource | 'SENT'
  /** The sender, or the recipients. */
  who: string
  subject: string
  preview: string
  at: number
  isUnread: boolean
}

interface Props {
  mail: RowMail
  /** Undefined = a tap opens it. */
  isChosen?: boolean
  onTap: () => void
  now: number
}

/** A message in its box: who, subject, time; bold with a dot while unread. In selection mode it has a checkbox. */
export function MailRow({ mail: { kind, who, subject, preview, at, isUnread }, isChosen, onTap, now }: Props) {
  const { t } = useTranslation('inbox')
  const when = useWhen(at, now)
  const Icon = kind === 'SENT' ? Send : ICON[kind]
  const inside = (
    <>
      <span className={cx(styles.icon, styles[kind])} aria-hidden="true">
        <Icon size={20} />
        {isUnread && <span className={styles.dot} />}
      </span>
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.who}>{who}</span>
          <time dateTime={new Date(at).toISOString()} className={styles.when}>
            {when}
          </time>
        </span>
        <span className={cx(styles.subject, isUnread && styles.bold)}>
          {isUnread && <span className="visually-hidden">{t('unread')}</span>}
          {subject}
        </span>
        <span className={styles.preview}>{preview}</span>
      </span>
    </>
  )
  if (isChosen === undefined)
    return (
      <button type="button" aria-haspopup="dialog" className={styles.row} onClick={onTap}>
        {inside}
      </button>
    )
  return (
    <Checkbox className={cx(styles.row, styles.chosen)} checked={isChosen} onChange={onTap}>
      <span className={styles.inside}>{inside}</span>
    </Checkbox>
  )
}
