/** Announcements, messages and chat. Shares a chunk with AccountPages.tsx, so that they cost no extra request. */
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router-dom'
import { CATEGORY_PATHS } from '#client/features/play/game/index.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { ButtonLink, EmptyState } from '#client/ui/index.ts'
import { MemberOnly } from './member-guards.tsx'
import { paths, SCREENS } from './paths.ts'

const PromotionPage = lazyPart(() => import('#client/features/content/promotion/PromotionPage.tsx'), 'PromotionPage')
const AppBonus = lazyPart(() => import('#client/features/rewards/reward/AppBonus.tsx'), 'AppBonus')
const DownloadPage = lazyPart(() => import('#client/features/site/download/DownloadPage.tsx'), 'DownloadPage')
const HelpPage = lazyPart(() => import('#client/features/site/help/HelpPage.tsx'), 'HelpPage')
const TermsPage = lazyPart(() => import('#client/features/site/terms/TermsPage.tsx'), 'TermsPage')
const FeedbackPage = lazyPart(() => import('#client/features/site/feedback/FeedbackPage.tsx'), 'FeedbackPage')
const GameListPage = lazyPart(() => import('#client/features/play/lobby/GameListPage.tsx'), 'GameListPage')
const MessagePage = lazyPart(() => import('#client/features/content/message/MessagePage.tsx'), 'MessagePage')
const InboxPage = lazyPart(() => import('#client/features/content/inbox/InboxPage.tsx'), 'InboxPage')
const AgentPages = lazyPart(() => import('./AgentPages.tsx'), 'AgentPages')
const ChatPage = lazyPart(() => import('#client/features/content/chat/ChatPage.tsx'), 'ChatPage')

/** Guests log in first; trial accounts have no inbox (SCR-33). */
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

/** Unmatched paths may be agent pages. */
export const ContentPages = () => (
  <Routes>
    {CATEGORY_PATHS.map((path) => (
      <Route key={path} path={path} element={<GameListPage />} />
    ))}
    <Route path={SCREENS.promotionDetail.path} element={<PromotionPage />} />
    <Route
      path={SCREENS.download.path}
      element={
        <>
          <AppBonus />
          <DownloadPage />
        </>
      }
    />
    <Route path={SCREENS.help.path} element={<HelpPage />} />
    <Route path={SCREENS.terms.path} element={<TermsPage />} />
    <Route path={SCREENS.feedback.path} element={<FeedbackPage />} />
    <Route path={SCREENS.messages.path} element={<MessagePage />} />
    <Route path={SCREENS.inbox.path} element={<Inbox />} />
    {/* The key in the address grants access: no session needed. */}
    <Route path={SCREENS.chat.path} element={<ChatPage />} />
    <Route path="*" element={<AgentPages />} />
  </Routes>
)
