/** The pages of messages and what the house has to say, beside those of the account: routes of the same chunk. */
import { useTranslation } from 'react-i18next'
import { Route } from 'react-router-dom'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { ButtonLink, EmptyState } from '#client/ui/index.ts'
import { MemberOnly } from './member-guards.tsx'
import { paths, SCREENS } from './paths.ts'

const MessagePage = lazyPart(() => import('#client/features/message/MessagePage.tsx'), 'MessagePage')
const InboxPage = lazyPart(() => import('#client/features/inbox/InboxPage.tsx'), 'InboxPage')
const ChatPage = lazyPart(() => import('#client/features/chat/ChatPage.tsx'), 'ChatPage')

/** A guest logs in first; a trial account has no inbox (spec §6). */
function Inbox() {
  const { t } = useTranslation(['inbox', 'common', 'shell'])
  const session = useSession()
  usePageTitle(t('inbox'))
  if (session && isTrialType(session.type))
    return <EmptyState message={t('common:free_reject')} action={<ButtonLink to={paths.home}>{t('shell:home')}</ButtonLink>} />
  return (
    <MemberOnly>
      <InboxPage />
    </MemberOnly>
  )
}

export const contentRoutes = (
  <>
    <Route path={SCREENS.messages.path} element={<MessagePage />} />
    <Route path={SCREENS.inbox.path} element={<Inbox />} />
    {/* By the key in its address: no session is asked for. */}
    <Route path={SCREENS.chat.path} element={<ChatPage />} />
  </>
)
