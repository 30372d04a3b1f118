import { Suspense, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { loadLaterTexts } from '#client/lib/i18n.ts'
import { lazyPart, preloadedPart } from '#client/lib/lazy-part.ts'
import { AppShell } from './AppShell.tsx'
import { PageBelowLogin } from './login-modal.tsx'
import { GuestOnly, OwnPasswordFirst } from './guards.tsx'
import { preloadHeader } from './Header.tsx'
import { Moved } from './Moved.tsx'
import { ALIASES, SCREENS } from './paths.ts'
import { PlayPage } from './PlayPage.tsx'

const { Part: HomePage, preload: loadHome } = preloadedPart(
  () => import('#client/features/content/home/HomePage.tsx'),
  'HomePage',
)
const { Part: LoginPage, preload: loadLogin } = preloadedPart(
  () => import('#client/features/identity/session/LoginPage.tsx'),
  'LoginPage',
)
const { Part: GameListPage, preload: loadGameList } = preloadedPart(
  () => import('#client/features/play/lobby/GameListPage.tsx'),
  'GameListPage',
)
const { Part: PromotionsPage, preload: loadPromotions } = preloadedPart(
  () => import('#client/features/content/promotion/PromotionsPage.tsx'),
  'PromotionsPage',
)
const RegisterPage = lazyPart(() => import('#client/features/identity/register/RegisterPage.tsx'), 'RegisterPage')
const NoticePage = lazyPart(() => import('#client/features/content/announcement/NoticePage.tsx'), 'NoticePage')
const ParPage = lazyPart(() => import('#client/features/play/slots/par/ParPage.tsx'), 'ParPage')
const BackOfficeApp = lazyPart(() => import('./back-office/BackOfficeApp.tsx'), 'BackOfficeApp')
const AccountPages = lazyPart(() => import('./AccountPages.tsx'), 'AccountPages')

/** The usual landing pages; the server preloads the same files (first-page.ts). */
const FIRST_PAGES: Readonly<Record<string, () => Promise<void>>> = {
  [SCREENS.home.path]: loadHome,
  [SCREENS.login.path]: loadLogin,
  [SCREENS.gameList.path]: loadGameList,
  [SCREENS.promotions.path]: loadPromotions,
}

/**
 * Loads the first page's code along with the first texts, so that it renders at once, without a placeholder. For other pages,
 * loads the table of texts.
 */
export async function preloadFirstPage(pathname: string): Promise<void> {
  const header = preloadHeader()
  const isHome = ALIASES[SCREENS.home.path].some((alias) => alias === pathname)
  const preload = FIRST_PAGES[isHome ? SCREENS.home.path : pathname]
  if (!preload) return void loadLaterTexts().catch(() => undefined)
  // If its code does not load, the page reports it.
  await Promise.all([header, preload().catch(() => undefined)])
}

const guestOnly = (screen: ReactNode) => <GuestOnly>{screen}</GuestOnly>
const redirects = Object.entries(ALIASES).flatMap(([to, aliases]) => aliases.map((from) => ({ from, to })))
const shell = (
  <OwnPasswordFirst>
    <AppShell />
  </OwnPasswordFirst>
)

/** Plain routes, not the data router: that one weighs 17 kB more and TanStack Query already loads the data. */
export const AppRouter = () => (
  <BrowserRouter>
    <PageBelowLogin>
      <Routes>
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Moved to={to} />} />
        ))}
        {/* The back office, next to the players' site, and open while that is closed. */}
        <Route
          path="/operator/*"
          element={
            <Suspense fallback={null}>
              <BackOfficeApp />
            </Suspense>
          }
        />
        <Route element={shell}>
          <Route path={SCREENS.home.path} element={<HomePage />} />
          <Route path={SCREENS.login.path} element={guestOnly(<LoginPage />)} />
          <Route path={SCREENS.register.path} element={guestOnly(<RegisterPage />)} />
          <Route path={SCREENS.gameList.path} element={<GameListPage />} />
          <Route path={SCREENS.promotions.path} element={<PromotionsPage />} />
          <Route path={SCREENS.notice.path} element={<NoticePage />} />
          {/* A guest in free play may open in-house games: the launch token in the address decides. */}
          <Route path={SCREENS.play.path} element={<PlayPage />} />
          <Route path={SCREENS.slotPar.path} element={<ParPage />} />
          {/* Account pages, and the page for unknown addresses. */}
          <Route path="*" element={<AccountPages />} />
        </Route>
      </Routes>
    </PageBelowLogin>
  </BrowserRouter>
)
