import {
  ArrowLeftRight,
  CreditCard,
  Heart,
  HeartHandshake,
  LogOut,
  ReceiptText,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CLAIM_FLAG } from '#contract/agent-payout.ts'
import { CollectConsentRow } from '#client/features/downline/index.ts'
import { ClaimCard } from '#client/features/rebate/index.ts'
import { useSignOut } from '#client/features/session/index.ts'
import { useFlag } from '#client/features/system/index.ts'
import { BonusMoney } from '#client/features/turnover/index.ts'
import { BalanceActions, BalanceCard, useBalance } from '#client/features/wallet/index.ts'
import { gameWallets, TransferLink, WalletSplit } from '#client/features/wallet-transfer/index.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { toast } from '#client/lib/notices.ts'
import { isOpen, paths, SCREENS, type ScreenName } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { Card, MenuRow } from '#client/ui/index.ts'
import { MemberHead } from './MemberHead.tsx'
import styles from './MyAccountPage.module.css'

interface PageRow {
  screen: ScreenName
  icon: ReactNode
  text: 'row_profile' | 'row_security' | 'row_payout_accounts' | 'row_responsible_play'
}
const OWN_PAGES: readonly PageRow[] = [
  { screen: 'profile', icon: <UserRound />, text: 'row_profile' },
  { screen: 'securityCentre', icon: <ShieldCheck />, text: 'row_security' },
  { screen: 'payoutAccounts', icon: <CreditCard />, text: 'row_payout_accounts' },
  { screen: 'responsiblePlay', icon: <HeartHandshake />, text: 'row_responsible_play' },
]

/** Pages of an account that is one: a trial member is told so instead (spec §6). */
function OwnPages() {
  const { t } = useTranslation(['member', 'common'])
  const session = useSession()
  const isTrial = session !== null && isTrialType(session.type)
  const refuse = () => void toast.info(t('common:real_account_needed'))
  return OWN_PAGES.filter(({ screen }) => isOpen(screen)).map(({ screen, icon, text }) => (
    <MenuRow key={screen} icon={icon} {...(isTrial ? { onSelect: refuse } : { to: SCREENS[screen].path })}>
      {t(text)}
    </MenuRow>
  ))
}

/** The hub of everything that is a member's own. */
export function MyAccountPage() {
  const { t } = useTranslation(['member', 'wallet'])
  const signOut = useSignOut()
  const session = useSession()
  const hasClaims = useFlag(CLAIM_FLAG) && session !== null && !isTrialType(session.type)
  const hasBetRecord = useFlag('TRANSBETREPMEM3')
  const { data: wallet } = useBalance()
  const isApart = wallet !== undefined && gameWallets(wallet).length > 0
  return (
    <div className={styles.page}>
      <MemberHead />
      <BalanceCard>
        {isApart && <WalletSplit />}
        <BalanceActions />
        <BonusMoney />
        {isApart && <TransferLink />}
      </BalanceCard>
      {hasClaims && <ClaimCard isQuiet />}
      <Card isList>
        <MenuRow icon={<ArrowLeftRight />} to={SCREENS.transactions.path}>
          {t('row_transactions')}
        </MenuRow>
        {hasBetRecord && (
          <MenuRow icon={<ReceiptText />} to={SCREENS.betRecord.path}>
            {t('row_bet_record')}
          </MenuRow>
        )}
      </Card>
      <Card isList>
        <OwnPages />
        <CollectConsentRow />
        <MenuRow icon={<Heart />} to={paths.favourites}>
          {t('row_favourites')}
        </MenuRow>
        <MenuRow icon={<Settings />} to={SCREENS.settings.path}>
          {t('row_settings')}
        </MenuRow>
      </Card>
      <Card isList>
        <MenuRow icon={<LogOut />} onSelect={() => void signOut()}>
          {t('row_sign_out')}
        </MenuRow>
      </Card>
    </div>
  )
}
