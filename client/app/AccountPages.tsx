/** Account pages, in a chunk of their own so that the lobby's first visit does not load their route table. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router-dom'
import type account from '#client/locales/en/account.json'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { ContentPages } from './ContentPages.tsx'
import { GuestOnly } from './guards.tsx'
import { DepositorOnly, MemberOnly, RealMemberOnly } from './member-guards.tsx'
import { SCREENS } from './paths.ts'

const MemberCentrePage = lazyPart(() => import('./MemberCentrePage.tsx'), 'MemberCentrePage')
const MyAccountPage = lazyPart(() => import('#client/app/MyAccountPage.tsx'), 'MyAccountPage')
const ProfilePage = lazyPart(() => import('#client/features/identity/member/ProfilePage.tsx'), 'ProfilePage')
const SettingsPage = lazyPart(() => import('#client/features/identity/member/SettingsPage.tsx'), 'SettingsPage')
const TrialPage = lazyPart(() => import('#client/features/identity/session/TrialPage.tsx'), 'TrialPage')
const PayoutAccountsPage = lazyPart(
  () => import('#client/features/money/payout-account/PayoutAccountsPage.tsx'),
  'PayoutAccountsPage',
)
const TransactionScreen = lazyPart(() => import('./TransactionScreen.tsx'), 'TransactionScreen')
const BetRecordPage = lazyPart(() => import('#client/features/play/bet-record/BetRecordPage.tsx'), 'BetRecordPage')
const TwoFactorPage = lazyPart(() => import('#client/features/identity/two-factor/TwoFactorPage.tsx'), 'TwoFactorPage')
const SessionsPage = lazyPart(() => import('#client/features/identity/session/SessionsPage.tsx'), 'SessionsPage')
const WithdrawPage = lazyPart(() => import('#client/features/money/withdrawal/WithdrawPage.tsx'), 'WithdrawPage')
const TransferPage = lazyPart(() => import('#client/features/money/wallet-transfer/TransferPage.tsx'), 'TransferPage')
const ContractPage = lazyPart(() => import('#client/features/agents/agent-contracts/ContractPage.tsx'), 'ContractPage')
const ResponsiblePlayPage = lazyPart(
  () => import('#client/features/identity/responsible-play/ResponsiblePlayPage.tsx'),
  'ResponsiblePlayPage',
)
const PointsPage = lazyPart(() => import('#client/features/rewards/points/PointsPage.tsx'), 'PointsPage')
const VipPage = lazyPart(() => import('#client/features/rewards/vip/VipPage.tsx'), 'VipPage')
const ReferralPage = lazyPart(() => import('#client/features/rewards/referral/ReferralPage.tsx'), 'ReferralPage')
const RainPage = lazyPart(() => import('#client/features/rewards/rain/RainPage.tsx'), 'RainPage')
const LeaderboardPage = lazyPart(() => import('#client/features/rewards/leaderboard/LeaderboardPage.tsx'), 'LeaderboardPage')
const LuckyBetPage = lazyPart(() => import('#client/features/rewards/lucky-bet/LuckyBetPage.tsx'), 'LuckyBetPage')
const SpinPage = lazyPart(() => import('#client/features/rewards/spin/SpinPage.tsx'), 'SpinPage')

const DepositPage = lazyPart(() => import('#client/features/money/deposit/DepositPage.tsx'), 'DepositPage')

const ForgetPage = lazyPart(() => import('#client/features/identity/password/ForgetPage.tsx'), 'ForgetPage')
const ChangePasswordPage = lazyPart(
  () => import('#client/features/identity/password/ChangePasswordPage.tsx'),
  'ChangePasswordPage',
)
const SecurityCentrePage = lazyPart(
  () => import('#client/features/identity/security/SecurityCentrePage.tsx'),
  'SecurityCentrePage',
)
const PaymentPasswordPage = lazyPart(
  () => import('#client/features/identity/payment-password/PaymentPasswordPage.tsx'),
  'PaymentPasswordPage',
)
const KycPage = lazyPart(() => import('#client/features/identity/kyc/KycPage.tsx'), 'KycPage')
const MobilePage = lazyPart(() => import('#client/features/identity/member/MobilePage.tsx'), 'MobilePage')
const EmailPage = lazyPart(() => import('#client/features/identity/member/EmailPage.tsx'), 'EmailPage')
const SecurityQuestionsPage = lazyPart(
  () => import('#client/features/identity/security-question/SecurityQuestionsPage.tsx'),
  'SecurityQuestionsPage',
)

type Title = keyof typeof account

/** Sets the page's name in the back bar and the browser tab. */
function Titled({ title, children }: { title: Title; children: ReactNode }) {
  const { t } = useTranslation('account')
  usePageTitle(t(title))
  return children
}

const guestOnly = (screen: ReactNode) => <GuestOnly>{screen}</GuestOnly>
const memberOnly = (title: Title, screen: ReactNode) => (
  <Titled title={title}>
    <MemberOnly>{screen}</MemberOnly>
  </Titled>
)
const realMemberOnly = (title: Title, screen: ReactNode) => (
  <Titled title={title}>
    <RealMemberOnly>{screen}</RealMemberOnly>
  </Titled>
)

/** Unmatched paths may be content pages. */
export const AccountPages = () => (
  <Routes>
    <Route path={SCREENS.trial.path} element={guestOnly(<TrialPage />)} />
    <Route path={SCREENS.settings.path} element={<SettingsPage />} />
    {/* Guests see the offers and the ranks too. */}
    <Route
      path={SCREENS.rewards.path}
      element={
        <Titled title="rewards">
          <PointsPage />
        </Titled>
      }
    />
    <Route
      path={SCREENS.vip.path}
      element={
        <Titled title="vip">
          <VipPage />
        </Titled>
      }
    />
    {/* Guests see what invitations earn. */}
    <Route
      path={SCREENS.invite.path}
      element={
        <Titled title="invite">
          <ReferralPage />
        </Titled>
      }
    />
    <Route
      path={SCREENS.redRain.path}
      element={
        <Titled title="red_rain">
          <RainPage />
        </Titled>
      }
    />
    <Route
      path={SCREENS.luckySpin.path}
      element={
        <Titled title="lucky_spin">
          <SpinPage />
        </Titled>
      }
    />
    <Route
      path={SCREENS.luckyBet.path}
      element={
        <Titled title="lucky_bet">
          <LuckyBetPage />
        </Titled>
      }
    />
    <Route
      path={SCREENS.leaderboard.path}
      element={
        <Titled title="leaderboard">
          <LeaderboardPage />
        </Titled>
      }
    />
    <Route path={SCREENS.memberCentre.path} element={memberOnly('member_centre', <MemberCentrePage />)} />
    <Route path={SCREENS.myAccount.path} element={memberOnly('my_account', <MyAccountPage />)} />
    <Route path={SCREENS.transactions.path} element={memberOnly('transactions', <TransactionScreen />)} />
    <Route path={SCREENS.betRecord.path} element={memberOnly('bet_record', <BetRecordPage />)} />
    <Route path={SCREENS.profile.path} element={memberOnly('profile', <ProfilePage />)} />
    <Route path={SCREENS.responsiblePlay.path} element={realMemberOnly('responsible_play', <ResponsiblePlayPage />)} />
    <Route
      path={SCREENS.deposit.path}
      element={
        <Titled title="deposit">
          <DepositorOnly>
            <DepositPage />
          </DepositorOnly>
        </Titled>
      }
    />
    <Route path={SCREENS.payoutAccounts.path} element={realMemberOnly('payout_accounts', <PayoutAccountsPage />)} />
    <Route path={SCREENS.withdraw.path} element={realMemberOnly('withdraw', <WithdrawPage />)} />
    <Route path={SCREENS.transfer.path} element={memberOnly('transfer', <TransferPage />)} />
    <Route path={SCREENS.twoFactor.path} element={realMemberOnly('two_factor', <TwoFactorPage />)} />
    <Route path={SCREENS.sessions.path} element={memberOnly('sessions', <SessionsPage />)} />
    <Route path={SCREENS.forget.path} element={<ForgetPage />} />
    <Route
      path={SCREENS.changePassword.path}
      element={
        <RealMemberOnly>
          <ChangePasswordPage />
        </RealMemberOnly>
      }
    />
    <Route path={SCREENS.securityCentre.path} element={realMemberOnly('security_centre', <SecurityCentrePage />)} />
    <Route path={SCREENS.paymentPassword.path} element={realMemberOnly('payment_password', <PaymentPasswordPage />)} />
    <Route path={SCREENS.kyc.path} element={realMemberOnly('kyc', <KycPage />)} />
    <Route path={SCREENS.mobile.path} element={realMemberOnly('mobile', <MobilePage />)} />
    <Route path={SCREENS.email.path} element={realMemberOnly('email', <EmailPage />)} />
    <Route path={SCREENS.securityQuestions.path} element={realMemberOnly('security_questions', <SecurityQuestionsPage />)} />
    <Route path={SCREENS.dailyContract.path} element={realMemberOnly('daily_contract', <ContractPage kind="DAILY" />)} />
    <Route path={SCREENS.dividendContract.path} element={realMemberOnly('dividend_contract', <ContractPage kind="DIVIDEND" />)} />
    <Route path={SCREENS.hourlyContract.path} element={realMemberOnly('hourly_contract', <ContractPage kind="HOURLY" />)} />
    <Route path="*" element={<ContentPages />} />
  </Routes>
)
