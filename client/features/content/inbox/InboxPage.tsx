import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/lib/site.ts'
import { useLiveEvent } from '#client/lib/live.ts'
import { Button, loadSanitiser, SegmentedControl } from '#client/ui/index.ts'
import { ComposeSheet } from './ComposeSheet.tsx'
import { keys } from './inbox.queries.ts'
import styles from './InboxPage.module.css'
import { previewOf, senderOf, subjectOf } from './mail-text.ts'
import { INBOX_DAYS, inboxPages, onceEach, OUTBOX_DAYS, recipientTypes, sentPages, useMarkRead } from './mail.queries.ts'
import { Mailbox, useAskDelete } from './Mailbox.tsx'
import { MailSheet } from './MailSheet.tsx'
import { SentSheet } from './SentSheet.tsx'
import { useSentTo } from './use-sent-to.ts'

/** The open message; it stays until its sheet has closed. */
function useOpened<T>(mails: readonly T[], idOf: (mail: T) => number) {
  const [opened, setOpened] = useState<{ mail: T; isOpen: boolean }>()
  return {
    opened,
    open: (id: number) => {
      const mail = mails.find((one) => idOf(one) === id)
      if (mail) setOpened({ mail, isOpen: true })
      return mail
    },
    close: () => setOpened((last) => last && { ...last, isOpen: false }),
  }
}

function Inbox({ action }: { action: ReactNode }) {
  const { t } = useTranslation('inbox')
  const pages = useInfiniteQuery(inboxPages())
  const { mutate: markRead } = useMarkRead()
  const askDelete = useAskDelete('inbox')
  const mails = onceEach(pages.data?.pages, ({ inboxId }) => inboxId)
  const { opened, open, close } = useOpened(mails, ({ inboxId }) => inboxId)
  const rows = mails.map((mail) => ({
    id: mail.inboxId,
    kind: mail.recordSource,
    who: senderOf(mail),
    subject: subjectOf(mail),
    preview: previewOf(mail),
    at: mail.sendTime,
    isUnread: !mail.read,
  }))
  const read = (id: number) => {
    if (open(id)?.read === false) markRead([id])
  }
  const remove = async (id: number) => {
    if (await askDelete([id])) close()
  }
  return (
    <>
      <Mailbox
        box="inbox"
        pages={pages}
        rows={rows}
        range={t('range', { count: INBOX_DAYS })}
        empty={t('empty_inbox')}
        action={action}
        onOpen={read}
      />
      {opened && (
        <MailSheet key={opened.mail.inboxId} {...opened} onClose={close} onDelete={() => void remove(opened.mail.inboxId)} />
      )}
    </>
  )
}

function Sent({ action }: { action: ReactNode }) {
  const { t } = useTranslation('inbox')
  const pages = useInfiniteQuery(sentPages())
  const askDelete = useAskDelete('sent')
  const sentTo = useSentTo()
  const mails = onceEach(pages.data?.pages, ({ outboxId }) => outboxId)
  const { opened, open, close } = useOpened(mails, ({ outboxId }) => outboxId)
  const rows = mails.map((mail) => ({
    id: mail.outboxId,
    kind: 'SENT' as const,
    who: sentTo(mail),
    subject: subjectOf(mail),
    preview: previewOf(mail),
    at: mail.sendTime,
    isUnread: false,
  }))
  const remove = async (id: number) => {
    if (await askDelete([id])) close()
  }
  return (
    <>
      <Mailbox
        box="sent"
        pages={pages}
        rows={rows}
        range={t('range', { count: OUTBOX_DAYS })}
        empty={t('empty_sent')}
        action={action}
        onOpen={open}
      />
      {opened && (
        <SentSheet key={opened.mail.outboxId} {...opened} onClose={close} onDelete={() => void remove(opened.mail.outboxId)} />
      )}
    </>
  )
}

/** Messages from the site and the team; new ones show at once. */
export function InboxPage() {
  const { t } = useTranslation('inbox')
  const queryClient = useQueryClient()
  const [box, setBox] = useState<'inbox' | 'sent'>('inbox')
  const [isWriting, setWriting] = useState(false)
  const site = useSite()
  // Offer everything until the answers arrive, so that the list does not move.
  const hasOutbox = site?.whitelabelVal['OUTBOX3'] ?? true
  const mayWrite = site?.whitelabelVal['SENDMAIL3'] ?? true
  const { data: available } = useQuery({ ...recipientTypes(), enabled: site !== undefined && mayWrite })
  const canWrite = mayWrite && (available === undefined || Object.values(available).some(Boolean))
  const reload = () => void queryClient.invalidateQueries({ queryKey: keys.list() })
  useLiveEvent('inbox.unread', reload, { onReconnect: reload })
  useEffect(() => void loadSanitiser().catch(() => undefined), [])

  const write = canWrite && (
    <Button size="small" icon={<SquarePen size={18} />} disabled={!available} onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  )
  return (
    <div className={styles.page}>
      {hasOutbox && (
        <SegmentedControl
          label={t('boxes')}
          value={box}
          onChange={setBox}
          options={[
            { value: 'inbox', label: t('inbox') },
            { value: 'sent', label: t('sent') },
          ]}
        />
      )}
      {box === 'inbox' ? <Inbox action={write} /> : <Sent action={write} />}
      {available && <ComposeSheet available={available} isOpen={isWriting} onClose={() => setWriting(false)} />}
    </div>
  )
}
