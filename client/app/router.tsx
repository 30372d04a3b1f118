import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { loadLaterTexts } from '#client/lib/i18n.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { AppShell } from './AppShell.tsx'
import { GuestOnly, OwnPasswordFirst } from './guards.tsx'
import { Moved } from './Moved.tsx'
import { ALIASES, SCREENS } from './paths.ts'

const loadHome = () => import('#client/features/home/HomePage.tsx')
const HomePage = lazyPart(loadHome, 'HomePage')
const LoginPage = lazyPart(() => import('#client/features/session/LoginPage.tsx'), 'LoginPage')
const RegisterPage = lazyPart(() => import('#client/features/register/RegisterPage.tsx'), 'RegisterPage')
const GameListPage = lazyPart(() => import('#client/features/game/GameListPage.tsx'), 'GameListPage')
const NoticePage = lazyPart(() => import('#client/features/announcement/NoticePage.tsx'), 'NoticePage')
const DicePage = lazyPart(() => import('#client/features/dice/DicePage.tsx'), 'DicePage')
const AccountPages = lazyPart(() => import('./AccountPages.tsx'), 'AccountPages')

/** Fetches the home page's code, or where another page's texts are, beside the first texts, not after them. */
export function preloadFirstPage(pathname: string): void {
  if (pathname === SCREENS.home.path || ALIASES[SCREENS.home.path].some((alias) => alias === pathname)) void loadHome()
  else void loadLaterTexts().catch(() => undefined)
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
    <Routes>
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Moved to={to} />} />
      ))}
      <Route element={shell}>
        <Route path={SCREENS.home.path} element={<HomePage />} />
        <Route path={SCREENS.login.path} element={guestOnly(<LoginPage />)} />
        <Route path={SCREENS.register.path} element={guestOnly(<RegisterPage />)} />
        <Route path={SCREENS.gameList.path} element={<GameListPage />} />
        <Route path={SCREENS.notice.path} element={<NoticePage />} />
        {/* In-house games may be opened by a guest in free play: the launch token in the address decides. */}
        <Route path={SCREENS.dice.path} element={<DicePage />} />
        {/* One's own account, and whatever is no page at all. */}
        <Route path="*" element={<AccountPages />} />
      </Route>
    </Routes>
  </BrowserRouter>
)
