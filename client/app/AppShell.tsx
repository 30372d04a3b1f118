import { useQueryClient } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { cx } from '#client/lib/class-names.ts'
import { endFirstPicture } from '#client/lib/first-picture.ts'
import { toast } from '#client/lib/notices.ts'
import { showOverlay, useOverlay } from '#client/lib/overlay.ts'
import { useDocumentTitle, useGivenPageTitle } from '#client/lib/page-title.ts'
import { onSessionLost } from '#client/lib/session.ts'
import { BackBar, ErrorBoundary, IconButton, OwnFrame } from '#client/ui/index.ts'
import { ToastHost } from '#client/ui/ToastHost.tsx'
import styles from './AppShell.module.css'
import { BackgroundHost } from './BackgroundHost.tsx'
import { BottomBar } from './BottomBar.tsx'
import { LoginModalHost } from './LoginModalHost.tsx'
import { Header } from './Header.tsx'
import { HelpButton } from './HelpButton.tsx'
import { layoutOf } from './layout.ts'
import { Offline } from './Offline.tsx'
import { OverlayHost } from './OverlayHost.tsx'
import { PageFailed } from './PageFailed.tsx'
import { PagePending } from './PagePending.tsx'
import { paths } from './paths.ts'
import { SystemGate } from './SystemGate.tsx'
import { useSwipeBack } from './use-swipe-back.ts'

const PAGE_ID = 'page'
/** The key react-router gives the first entry of a visit. */
const FIRST_KEY = 'default'
const MOTION = { PUSH: styles.forward, POP: styles.back, REPLACE: styles.fade } as const

/** Starts a new page at the top and focuses it; going back keeps the scroll position the browser remembers. */
function StartAtTop({ isNew }: { isNew: boolean }) {
  useEffect(() => {
    if (!isNew) return
    scrollTo(0, 0)
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true })
  }, [isNew])
  return null
}

/** Rendered next to a loaded page. */
function FirstPictureEnd() {
  const queryClient = useQueryClient()
  useEffect(() => endFirstPicture(queryClient), [queryClient])
  return null
}

/** The chrome around every page, driven by the table in layout.ts. */
export function AppShell() {
  const { t } = useTranslation('shell')
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const isSwiped = useSwipeBack()
  const overlay = useOverlay()
  const layout = layoutOf(pathname)
  const defaultTitle = layout.title && t(layout.title)
  // No animation for the first page of a visit, or for one the phone itself slid in.
  const motion = key === FIRST_KEY ? undefined : isSwiped() ? styles.fade : MOTION[navigation]
  const title = useGivenPageTitle() ?? defaultTitle
  useDocumentTitle(title)

  const logInAgain = useEffectEvent(() => {
    showOverlay(null)
    toast.error(t('session_over'))
    void navigate(paths.login, { state: { from: pathname + search } })
  })
  useEffect(() => onSessionLost(() => logInAgain()), [])

  return (
    <SystemGate>
      <a href={`#${PAGE_ID}`} className={cx('visually-hidden', styles.skip)}>
        {t('skip')}
      </a>
      {layout.top === 'home' && <Header onMenu={() => showOverlay('menu')} />}
      {layout.top === 'back' && (
        <BackBar
          title={title ?? ''}
          backTo={layout.backTo}
          parent={layout.parent}
          hasBack={layout.hasBack}
          trailing={
            layout.hasLanguage && (
              <IconButton label={t('language')} icon={<Languages size={22} />} onClick={() => showOverlay('language')} />
            )
          }
        />
      )}
      <Offline />
      <main id={PAGE_ID} key={pathname} tabIndex={-1} className={cx(styles.page, motion, layout.hasBottomBar && styles.aboveBar)}>
        <StartAtTop isNew={navigation !== 'POP'} />
        <ErrorBoundary fallback={<PageFailed />}>
          <Suspense fallback={<PagePending />}>
            <OwnFrame>
              <Outlet />
              <FirstPictureEnd />
            </OwnFrame>
          </Suspense>
        </ErrorBoundary>
      </main>
      {layout.hasBottomBar && <BottomBar onMember={() => showOverlay('member')} />}
      {layout.top === 'home' && <HelpButton onOpen={() => showOverlay('contact')} />}
      <BackgroundHost />
      <Suspense fallback={null}>
        <OverlayHost overlay={overlay} onShow={showOverlay} />
      </Suspense>
      <Suspense fallback={null}>
        <LoginModalHost />
      </Suspense>
      <ToastHost />
    </SystemGate>
  )
}
