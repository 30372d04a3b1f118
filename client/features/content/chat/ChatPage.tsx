import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { languageFromWire } from '#contract/wire.ts'
import { currentLanguage, i18n, isLanguageChosen } from '#client/lib/i18n.ts'
import { canUseInbox } from '#client/lib/member-type.ts'
import { useDocumentTitle } from '#client/lib/page-title.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { useOnline } from '#client/lib/use-online.ts'
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { chatLaunch, useCanChat } from './chat.queries.ts'
import { chatLook, type ChatLook } from './chat-look.ts'
import { ChatHeader, type Presence } from './ChatHeader.tsx'
import styles from './ChatPage.module.css'
import { Composer } from './Composer.tsx'
import { Lines } from './Lines.tsx'
import { isOver, useConversation } from './use-conversation.ts'
import { useGoToChat, useOpenChat } from './use-open-chat.ts'

/** A chat window opened by an older client uses its language, unless one was chosen on this device. */
function useLanguageOf(code: string | null) {
  useEffect(() => {
    const asked = languageFromWire(code ?? undefined)
    if (asked && asked !== currentLanguage() && !isLanguageChosen()) void i18n.changeLanguage(asked)
  }, [code])
}

const LinesPending = () => <Skeleton rows={5} className={styles.pending} />

interface FrameProps {
  look: ChatLook
  presence?: Presence
  children: ReactNode
}
function Frame({ look, presence, children }: FrameProps) {
  const { t } = useTranslation('chat')
  const title = look.title ?? t('title')
  useDocumentTitle(title)
  return (
    <div className={styles.page}>
      <ChatHeader look={look} title={title} presence={presence} />
      {children}
    </div>
  )
}

/** The key expired with its login: a logged-in member gets a new one, others log in. */
function Over({ look }: { look: ChatLook }) {
  const { t } = useTranslation(['chat', 'shell'])
  const canChat = useCanChat()
  const reopen = useOpenChat({ isReplacing: true })
  const again = canChat ? (
    <Button onClick={() => void reopen()}>{t('open_again')}</Button>
  ) : (
    <ButtonLink to={paths.login}>{t('shell:log_in')}</ButtonLink>
  )
  return (
    <Frame look={look}>
      <div role="alert" className={styles.over}>
        <EmptyState message={t('over')} action={again} />
        <ButtonLink to={paths.home} variant="ghost">
          {t('shell:home')}
        </ButtonLink>
      </div>
    </Frame>
  )
}

/** Without a key: a member gets one, a guest logs in first. */
function NoKey({ look }: { look: ChatLook }) {
  const { t } = useTranslation(['chat', 'common', 'shell'])
  const { pathname } = useLocation()
  const session = useSession()
  const canChat = useCanChat()
  const launch = useQuery({ ...chatLaunch(), enabled: canChat })
  useGoToChat(launch.data?.chatUrl)
  if (!session) return <Navigate to={paths.login} replace state={{ from: pathname }} />
  if (!canChat)
    return (
      <Frame look={look}>
        <EmptyState
          message={t(canUseInbox(session.type) ? 'not_here' : 'common:free_reject')}
          action={<ButtonLink to={paths.home}>{t('shell:home')}</ButtonLink>}
        />
      </Frame>
    )
  return (
    <Frame look={look}>{launch.isError ? <ErrorState error={launch.error} onRetry={launch.refetch} /> : <LinesPending />}</Frame>
  )
}

function OpenConversation({ token, look }: { token: string; look: ChatLook }) {
  const isOnline = useOnline()
  const chat = useConversation(token)
  const { history } = chat
  if (chat.isOver) return <Over look={look} />
  if (!history.data)
    return (
      <Frame look={look} presence={isOnline ? undefined : 'offline'}>
        {history.isError && !isOver(history.error) ? (
          <ErrorState error={history.error} onRetry={history.refetch} />
        ) : (
          <LinesPending />
        )}
      </Frame>
    )
  return (
    <Frame look={look} presence={!isOnline ? 'offline' : chat.isAway ? 'away' : 'ready'}>
      <Lines chat={chat} />
      <Composer onSay={chat.say} />
    </Frame>
  )
}

/** The conversation with customer service: a separate page, authorised only by the key in its address (WIR-29). */
export function ChatPage() {
  const [search] = useSearchParams()
  const token = search.get('key')
  const look = chatLook(search)
  useLanguageOf(search.get('language'))
  return token ? <OpenConversation key={token} token={token} look={look} /> : <NoKey look={look} />
}
