import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '#client/ui/index.ts'
import { ReturnAllButton } from './ReturnAllButton.tsx'
import { useWalletWords } from './use-wallet-words.ts'
import styles from './Wallets.module.css'

/** The main wallet has too little because the rest is in studio wallets. */
export function BringBackNotice({ amount }: { amount: bigint }) {
  const { t } = useTranslation('wallet-transfer')
  const { money } = useWalletWords()
  return (
    <Card className={styles.notice}>
      <Wallet size={20} aria-hidden="true" />
      <p>{t('bring_back', { amount: money(amount) })}</p>
      <ReturnAllButton isSmall />
    </Card>
  )
}
