import { Languages } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UNSAFE_LocationContext as PlaceContext, createPath, useNavigate } from 'react-router-dom'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { OverPage } from '#client/lib/over-page.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { useDocumentTitle } from '#client/lib/page-title.ts'
import { useSession } from '#client/lib/session.ts'
import { ErrorBoundary, IconButton, Sheet, Skeleton } from '#client/ui/index.ts'
import type { LoginOver } from './login-modal.tsx'
import { originOf } from './guards.tsx'
import { holdPage } from './hold-page.ts'
import { PageFailed } from './PageFailed.tsx'
import { paths } from './paths.ts'

const LoginPage = lazyPart(() => import('#client/features/identity/session/LoginPage.tsx'), 'LoginPage')
const RegisterPage = lazyPart(() => import('#client/features/identity/register/RegisterPage.tsx'), 'RegisterPage')

/** Sets the tab's title while the sheet is open. */
function Title({ title }: { title: string }) {
  const [before] = useState(document.title)
  useDocumentTitle(title)
  useEffect(() => () => void (document.title = before), [before])
  return null
}

/**
 * Login or registration over the page it was opened from. Closing it goes back; after logging in, the member continues to what
 * they asked for.
 */
export function LoginModal({ login }: { login: LoginOver | null }) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const navigate = useNavigate()
  const isOpen = login !== null && session === null
  // Keeps the content until the closing animation ends.
  const [drawn, setDrawn] = useState(login)
  if (login && login !== drawn) setDrawn(login)

  const goOn = useEffectEvent(() => {
    if (!login || !session) return
    const here = createPath(login.below.location)
    // Free play starts at home (SCR-32).
    const to = isTrialType(session.type) ? paths.home : (originOf(login.place.location.state) ?? here)
    if (to === here) void navigate(-login.steps)
    else void navigate(to, { replace: true })
  })
  useEffect(() => {
    if (login && session) goOn()
  }, [login, session])
  useEffect(() => (isOpen ? holdPage() : undefined), [isOpen])

  if (!drawn) return null
  const isRegister = drawn.place.location.pathname === paths.register
  const title = t(isRegister ? 'title_register' : 'title_login')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => login && void navigate(-login.steps)}
      title={title}
      isCard
      trailing={<IconButton label={t('language')} icon={<Languages size={20} />} onClick={() => showOverlay('language')} />}
    >
      {isOpen && <Title title={title} />}
      <PlaceContext.Provider value={drawn.place}>
        <OverPage value>
          <ErrorBoundary fallback={<PageFailed />}>
            <Suspense fallback={<Skeleton shape="list" rows={4} />}>{isRegister ? <RegisterPage /> : <LoginPage />}</Suspense>
          </ErrorBoundary>
        </OverPage>
      </PlaceContext.Provider>
    </Sheet>
  )
}
