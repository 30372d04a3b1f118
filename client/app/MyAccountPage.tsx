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
import { CLAIM_FLAG } from '#contract/agents/agent-bill/agent-payout.ts'
import { CollectConsentRow } from '#client/features/agents/downline/index.ts'
import { ClaimCard } from '#client/features/agents/rebate/index.ts'
import { useSignOut } from '#client/features/identity/session/index.ts'
import { useFlag } from '#client/lib/site.ts'
import { BonusMoney } from '#client/features/money/turnover/index.ts'
import { BalanceActions, BalanceCard, useBalance } from '#client/features/money/wallet/index.ts'
import { gameWallets, TransferLink, WalletSplit } from '#client/features/money/wallet-transfer/index.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { toast } from '#client/lib/notices.ts'
import { isOpen, paths, SCREENS, type ScreenName } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { Card, MenuRow } from '#client/ui/index.ts'
import { MemberHead } from '#client/features/identity/member/index.ts'
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

/** Pages of a real account: trial members get a message instead (SCR-33). */
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

/** The hub of the member's own pages. */
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
