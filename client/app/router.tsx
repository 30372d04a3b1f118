import type { ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { AppShell } from './AppShell.tsx'
import { GuestOnly, RealMemberOnly } from './guards.tsx'
import { Moved } from './Moved.tsx'
import { ALIASES, SCREENS } from './paths.ts'

const loadHome = () => import('#client/features/home/HomePage.tsx')
const HomePage = lazyPart(loadHome, 'HomePage')
const LoginPage = lazyPart(() => import('#client/features/session/LoginPage.tsx'), 'LoginPage')
const RegisterPage = lazyPart(() => import('#client/features/register/RegisterPage.tsx'), 'RegisterPage')
const GameListPage = lazyPart(() => import('#client/features/game/GameListPage.tsx'), 'GameListPage')
const NoticePage = lazyPart(() => import('#client/features/announcement/NoticePage.tsx'), 'NoticePage')
const ForgetPage = lazyPart(() => import('#client/features/password/ForgetPage.tsx'), 'ForgetPage')
const ChangePasswordPage = lazyPart(() => import('#client/features/password/ChangePasswordPage.tsx'), 'ChangePasswordPage')
const SecurityCentrePage = lazyPart(() => import('#client/features/security/SecurityCentrePage.tsx'), 'SecurityCentrePage')
const PaymentPasswordPage = lazyPart(
  () => import('#client/features/payment-password/PaymentPasswordPage.tsx'),
  'PaymentPasswordPage',
)
const MobilePage = lazyPart(() => import('#client/features/verification/MobilePage.tsx'), 'MobilePage')
const EmailPage = lazyPart(() => import('#client/features/verification/EmailPage.tsx'), 'EmailPage')
const SecurityQuestionsPage = lazyPart(
  () => import('#client/features/security-question/SecurityQuestionsPage.tsx'),
  'SecurityQuestionsPage',
)
const DicePage = lazyPart(() => import('#client/features/dice/DicePage.tsx'), 'DicePage')

/** Fetches the home page's code beside the texts, not after them. */
export function preloadFirstPage(pathname: string): void {
  if (pathname === SCREENS.home.path || ALIASES[SCREENS.home.path].some((alias) => alias === pathname)) void loadHome()
}

const guestOnly = (screen: ReactNode) => <GuestOnly>{screen}</GuestOnly>
const realMemberOnly = (screen: ReactNode) => <RealMemberOnly>{screen}</RealMemberOnly>
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
        <Route path={SCREENS.forget.path} element={<ForgetPage />} />
        <Route path={SCREENS.changePassword.path} element={realMemberOnly(<ChangePasswordPage />)} />
        <Route path={SCREENS.securityCentre.path} element={realMemberOnly(<SecurityCentrePage />)} />
        <Route path={SCREENS.paymentPassword.path} element={realMemberOnly(<PaymentPasswordPage />)} />
        <Route path={SCREENS.mobile.path} element={realMemberOnly(<MobilePage />)} />
        <Route path={SCREENS.email.path} element={realMemberOnly(<EmailPage />)} />
        <Route path={SCREENS.securityQuestions.path} element={realMemberOnly(<SecurityQuestionsPage />)} />
        <Route path={SCREENS.gameList.path} element={<GameListPage />} />
        <Route path={SCREENS.notice.path} element={<NoticePage />} />
        {/* In-house games may be opened by a guest in free play: the launch token in the address decides. */}
        <Route path={SCREENS.dice.path} element={<DicePage />} />
      </Route>
      <Route path="*" element={<Navigate to={SCREENS.home.path} replace />} />
    </Routes>
  </BrowserRouter>
)
