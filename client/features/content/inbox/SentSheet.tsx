import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OutboxMessage } from '#contract/content/inbox/inbox.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { Button, SafeHtml, Sheet } from '#client/ui/index.ts'
import styles from './InboxPage.module.css'
import { subjectOf } from './mail-text.ts'
import { useSentTo } from './use-sent-to.ts'

interface Props {
  mail: OutboxMessage
  isOpen: boolean
  onClose: () => void
  onDelete: () => void
}

/** A sent message, its recipients, and how many have read it. */
export function SentSheet({ mail, isOpen, onClose, onDelete }: Props) {
  const { t, i18n } = useTranslation('inbox')
  const sentTo = useSentTo()
  const { readCount, recipientCount, sendTime, content } = mail
  const number = (count: number) => formatNumber(count, i18n.language)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={subjectOf(mail)}
      footer={
        <Button variant="secondary" icon={<Trash2 size={20} />} onClick={onDelete}>
          {t('delete')}
        </Button>
      }
    >
      <p className={styles.from}>
        {sentTo(mail)} ·{' '}
        <time dateTime={new Date(sendTime).toISOString()}>
          {formatDate(sendTime, i18n.language, { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </p>
      <p className={styles.from}>{t('read_by', { read: number(readCount), all: number(recipientCount) })}</p>
      <SafeHtml html={content} className={styles.content} />
    </Sheet>
  )
}
