import { Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxMessage } from '#contract/content/inbox/inbox.ts'
import { useFlag } from '#client/lib/site.ts'
import { formatDate } from '#client/lib/format.ts'
import { Button, SafeHtml, Sheet } from '#client/ui/index.ts'
import styles from './InboxPage.module.css'
import { senderOf, subjectOf } from './mail-text.ts'
import { promoOf } from './promo.ts'
import { PromoCard } from './PromoCard.tsx'
import { ReplyForm } from './ReplyForm.tsx'

interface Props {
  mail: InboxMessage
  isOpen: boolean
  onClose: () => void
  onDelete: () => void
}

/** One message, with what it gave, and its actions: reply, delete. */
export function MailSheet({ mail, isOpen, onClose, onDelete }: Props) {
  const { t, i18n } = useTranslation('inbox')
  const [isAnswering, setAnswering] = useState(false)
  const mayWrite = useFlag('SENDMAIL3')
  const promo = promoOf(mail.metadata)
  const sentAt = formatDate(mail.sendTime, i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={subjectOf(mail)}
      footer={
        !isAnswering && (
          <>
            <Button variant="secondary" icon={<Trash2 size={20} />} onClick={onDelete}>
              {t('delete')}
            </Button>
            {mayWrite && mail.canReply && (
              <Button icon={<Reply size={20} />} onClick={() => setAnswering(true)}>
                {t('reply')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={styles.from}>
        {t('from', { name: senderOf(mail) })} · <time dateTime={new Date(mail.sendTime).toISOString()}>{sentAt}</time>
      </p>
      {promo && <PromoCard promo={promo} />}
      <SafeHtml html={mail.content} className={styles.content} />
      {isAnswering && <ReplyForm inboxId={mail.inboxId} onSent={onClose} />}
    </Sheet>
  )
}
