import { Suspense, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { loadLaterTexts } from '#client/lib/i18n.ts'
import { lazyPart, preloadedPart } from '#client/lib/lazy-part.ts'
import { AppShell } from './AppShell.tsx'
import { PageBelowLogin } from './login-modal.tsx'
import { GuestOnly, OwnPasswordFirst } from './guards.tsx'
import { Moved } from './Moved.tsx'
import { ALIASES, SCREENS } from './paths.ts'

const { Part: HomePage, preload: loadHome } = preloadedPart(() => import('#client/features/home/HomePage.tsx'), 'HomePage')
const { Part: LoginPage, preload: loadLogin } = preloadedPart(() => import('#client/features/session/LoginPage.tsx'), 'LoginPage')
const { Part: GameListPage, preload: loadGameList } = preloadedPart(
  () => import('#client/features/game/GameListPage.tsx'),
  'GameListPage',
)
const { Part: PromotionsPage, preload: loadPromotions } = preloadedPart(
  () => import('#client/features/promotion/PromotionsPage.tsx'),
  'PromotionsPage',
)
const RegisterPage = lazyPart(() => import('#client/features/register/RegisterPage.tsx'), 'RegisterPage')
const NoticePage = lazyPart(() => import('#client/features/announcement/NoticePage.tsx'), 'NoticePage')
const DicePage = lazyPart(() => import('#client/features/dice/DicePage.tsx'), 'DicePage')
const ConsoleApp = lazyPart(() => import('./console/ConsoleApp.tsx'), 'ConsoleApp')
const AccountPages = lazyPart(() => import('./AccountPages.tsx'), 'AccountPages')

/** The pages people land on; the server names the same files ahead (first-page.ts). */
const FIRST_PAGES: Readonly<Record<string, () => Promise<void>>> = {
  [SCREENS.home.path]: loadHome,
  [SCREENS.login.path]: loadLogin,
  [SCREENS.gameList.path]: loadGameList,
  [SCREENS.promotions.path]: loadPromotions,
}

/**
 * What the first page is made of, beside the first texts, so that it is drawn at once and not after a placeholder; of others, where
 * their texts are.
 */
export async function preloadFirstPage(pathname: string): Promise<void> {
  const isHome = ALIASES[SCREENS.home.path].some((alias) => alias === pathname)
  const preload = FIRST_PAGES[isHome ? SCREENS.home.path : pathname]
  if (!preload) return void loadLaterTexts().catch(() => undefined)
  // Without its code the page says so itself.
  await preload().catch(() => undefined)
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
        {/* The house's own people: beside the players' site, and open while that one is closed. */}
        <Route
          path="/operator/*"
          element={
            <Suspense fallback={null}>
              <ConsoleApp />
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
          {/* In-house games may be opened by a guest in free play: the launch token in the address decides. */}
          <Route path={SCREENS.dice.path} element={<DicePage />} />
          {/* One's own account, and whatever is no page at all. */}
          <Route path="*" element={<AccountPages />} />
        </Route>
      </Routes>
    </PageBelowLogin>
  </BrowserRouter>
)
