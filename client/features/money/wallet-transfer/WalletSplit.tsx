import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBalance } from '#client/features/money/wallet/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink } from '#client/ui/index.ts'
import { useWalletWords } from './use-wallet-words.ts'
import styles from './Wallets.module.css'
import { awaySum } from './wallets.ts'

/** Below the balance: how much is in the main wallet and how much in studio wallets. */
export function WalletSplit() {
  const { t } = useTranslation('wallet-transfer')
  const { balance } = useWalletWords()
  const { data } = useBalance()
  if (!data) return null
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{t('main')}</dt>
        <dd>{balance(data.mainWalletBalance)}</dd>
      </div>
      <div>
        <dt>{t('wallets')}</dt>
        <dd>{balance(awaySum(data))}</dd>
      </div>
    </dl>
  )
}

/** A link to the transfer page, as wide as its card. */
export function TransferLink() {
  const { t } = useTranslation('wallet-transfer')
  return (
    <div className={styles.wayThere}>
      <ButtonLink to={SCREENS.transfer.path} size="small" variant="secondary" isWide icon={<ArrowLeftRight size={18} />}>
        {t('title')}
      </ButtonLink>
    </div>
  )
}
