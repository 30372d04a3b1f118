import type { ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { AppShell } from './AppShell.tsx'
import { GuestOnly, MemberOnly } from './guards.tsx'
import { Moved } from './Moved.tsx'
import { ALIASES, SCREENS } from './paths.ts'

const loadHome = () => import('#client/features/home/HomePage.tsx')
const HomePage = lazyPart(loadHome, 'HomePage')
const LoginPage = lazyPart(() => import('#client/features/session/LoginPage.tsx'), 'LoginPage')
const RegisterPage = lazyPart(() => import('#client/features/register/RegisterPage.tsx'), 'RegisterPage')
const GameListPage = lazyPart(() => import('#client/features/game/GameListPage.tsx'), 'GameListPage')
const NoticePage = lazyPart(() => import('#client/features/announcement/NoticePage.tsx'), 'NoticePage')
const MyAccountPage = lazyPart(() => import('#client/features/member/MyAccountPage.tsx'), 'MyAccountPage')
const ProfilePage = lazyPart(() => import('#client/features/member/ProfilePage.tsx'), 'ProfilePage')
const SettingsPage = lazyPart(() => import('#client/features/member/SettingsPage.tsx'), 'SettingsPage')
const TrialPage = lazyPart(() => import('#client/features/session/TrialPage.tsx'), 'TrialPage')
const PayoutAccountsPage = lazyPart(() => import('#client/features/payout-account/PayoutAccountsPage.tsx'), 'PayoutAccountsPage')
const DicePage = lazyPart(() => import('#client/features/dice/DicePage.tsx'), 'DicePage')

/** Fetches the home page's code beside the texts, not after them. */
export function preloadFirstPage(pathname: string): void {
  if (pathname === SCREENS.home.path || ALIASES[SCREENS.home.path].some((alias) => alias === pathname)) void loadHome()
}

const guestOnly = (screen: ReactNode) => <GuestOnly>{screen}</GuestOnly>
const memberOnly = (screen: ReactNode) => <MemberOnly>{screen}</MemberOnly>
const redirects = Object.entries(ALIASES).flatMap(([to, aliases]) => aliases.map((from) => ({ from, to })))

/** Plain routes, not the data router: that one weighs 17 kB more and TanStack Query already loads the data. */
export const AppRouter = () => (
  <BrowserRouter>
    <Routes>
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Moved to={to} />} />
      ))}
      <Route element={<AppShell />}>
        <Route path={SCREENS.home.path} element={<HomePage />} />
        <Route path={SCREENS.login.path} element={guestOnly(<LoginPage />)} />
        <Route path={SCREENS.register.path} element={guestOnly(<RegisterPage />)} />
        <Route path={SCREENS.gameList.path} element={<GameListPage />} />
        <Route path={SCREENS.notice.path} element={<NoticePage />} />
        <Route path={SCREENS.trial.path} element={guestOnly(<TrialPage />)} />
        <Route path={SCREENS.settings.path} element={<SettingsPage />} />
        <Route path={SCREENS.myAccount.path} element={memberOnly(<MyAccountPage />)} />
        <Route path={SCREENS.profile.path} element={memberOnly(<ProfilePage />)} />
        <Route path={SCREENS.payoutAccounts.path} element={memberOnly(<PayoutAccountsPage />)} />
        {/* In-house games may be opened by a guest in free play: the launch token in the address decides. */}
        <Route path={SCREENS.dice.path} element={<DicePage />} />
      </Route>
      <Route path="*" element={<Navigate to={SCREENS.home.path} replace />} />
    </Routes>
  </BrowserRouter>
)
