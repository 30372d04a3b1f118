import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BonusMoney } from '#client/features/money/turnover/index.ts'
import { BalanceActions, BalanceCard, useBalance } from '#client/features/money/wallet/index.ts'
import { gameWallets, TransferLink, WalletSplit } from '#client/features/money/wallet-transfer/index.ts'
import { Card, Sheet } from '#client/ui/index.ts'
import { SignOutRow } from './MemberRows.tsx'
import { ScreenRow } from './ScreenRow.tsx'
import styles from './WalletSheet.module.css'

/** Opened by the balance in the header (SCR-04): deposit, withdraw, records, sign out. */
export function WalletSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'account'])
  const { data: wallet } = useBalance()
  const isApart = wallet !== undefined && gameWallets(wallet).length > 0
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('balance')}>
      <div className={styles.body}>
        <BalanceCard>
          {isApart && <WalletSplit />}
          <div className={styles.actions} onClickCapture={onClose}>
            <BalanceActions />
            {isApart && <TransferLink />}
          </div>
          <BonusMoney />
        </BalanceCard>
        <Card isList>
          <ScreenRow screen="transactions" icon={<ArrowLeftRight />} onSelect={onClose}>
            {t('account:transactions')}
          </ScreenRow>
          <SignOutRow onSelect={onClose} />
        </Card>
      </div>
    </Sheet>
  )
}
