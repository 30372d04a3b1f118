import { useQuery } from '@tanstack/react-query'
import { Headset, Mail, Megaphone, MessageCircle, MessagesSquare, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnreadAnnouncements } from '#client/features/content/announcement/index.ts'
import { CHAT_FLAG, useChatUnread, useOpenChat, useSetChatUnread } from '#client/features/content/chat/index.ts'
import { useInboxUnread } from '#client/features/content/inbox/index.ts'
import { systemStatus, useFlag, useResource } from '#client/lib/site.ts'
import { useContacts } from '#client/features/site/system/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useLiveEvent } from '#client/lib/live.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Badge, BlockHead, Card, ErrorState, MenuRow, Skeleton } from '#client/ui/index.ts'
import styles from './MessagePage.module.css'

const ICON: Partial<Record<string, ReactNode>> = { FACEBOOK: <MessageCircle />, TELEGRAM: <Send /> }

function Words({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.hint}>{hint}</span>
    </>
  )
}

/** Only when logged in and not zero (SCR-21). */
function Unread({ count }: { count: number }) {
  const { t, i18n } = useTranslation('message')
  const session = useSession()
  if (!session || count <= 0) return null
  return (
    <>
      <span aria-hidden="true" className={styles.badge}>
        <Badge count={count} />
      </span>
      <span className="visually-hidden">{t('unread', { count, number: formatNumber(count, i18n.language) })}</span>
    </>
  )
}

/** The affiliate's support and every other contact. */
function Service({ besides }: { besides: string | undefined }) {
  const { t } = useTranslation('message')
  const { data: contacts, isPending, error, refetch } = useContacts()
  if (isPending) return <Skeleton rows={2} className={styles.pending} />
  if (!contacts) return <ErrorState error={error} onRetry={refetch} />
  const others = contacts.filter(({ address }) => address !== besides)
  if (others.length === 0) return <p className={styles.none}>{t('service_none')}</p>
  return (
    <Card isList>
      {others.map(({ kind, title, address }) => (
        <MenuRow key={address} icon={ICON[kind] ?? <Headset />} href={address}>
          {title}
        </MenuRow>
      ))}
    </Card>
  )
}

/** News, inbox and chat. Telegram, the inbox and the chat depend on the site's settings. */
function Ways({ telegram }: { telegram: string | undefined }) {
  const { t } = useTranslation('message')
  const open = useOpenScreen()
  const openChat = useOpenChat()
  const [hasInbox, hasChat] = [useFlag('INBOX3'), useFlag(CHAT_FLAG)]
  const [announcements, letters, answers] = [useUnreadAnnouncements(), useInboxUnread(), useChatUnread()]
  const setChatUnread = useSetChatUnread()
  useLiveEvent('chat.unread', ({ unReadCount }) => setChatUnread(unReadCount))
  return (
    <Card isList className={styles.list}>
      {telegram && (
        <MenuRow icon={<Send />} href={telegram}>
          <Words title={t('telegram')} hint={t('telegram_hint')} />
        </MenuRow>
      )}
      <MenuRow icon={<Megaphone />} to={paths.notice()} note={<Unread count={announcements} />}>
        <Words title={t('announcements')} hint={t('announcements_hint')} />
      </MenuRow>
      {hasInbox && (
        <MenuRow icon={<Mail />} note={<Unread count={letters} />} onSelect={() => open('inbox')}>
          <Words title={t('inbox')} hint={t('inbox_hint')} />
        </MenuRow>
      )}
      {hasChat && (
        <MenuRow icon={<MessagesSquare />} note={<Unread count={answers} />} onSelect={() => void openChat()}>
          <Words title={t('chat')} hint={t('chat_hint')} />
        </MenuRow>
      )}
    </Card>
  )
}

/** The message centre: every way to read the site's news and to contact it (SCR-21). */
export function MessagePage() {
  const { t } = useTranslation('message')
  const site = useQuery(systemStatus())
  const telegram = useResource('TELEGRAM')
  if (site.isError && !site.data) return <ErrorState error={site.error} onRetry={site.refetch} />
  return (
    <div className={styles.page}>
      {site.data ? <Ways telegram={telegram} /> : <Skeleton className={styles.ways} />}
      <section className={styles.block}>
        <BlockHead icon={<Headset />} title={t('service')} />
        <Service besides={telegram} />
      </section>
    </div>
  )
}
