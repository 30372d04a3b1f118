import { Gamepad2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletAccount } from '#contract/money/wallet.ts'
import { BlockHead, Button, Card } from '#client/ui/index.ts'
import { HoldChip } from './HoldChip.tsx'
import { useWalletWords } from './use-wallet-words.ts'
import { WalletMark } from './WalletMark.tsx'
import styles from './Wallets.module.css'
import { byInterest, countOfInterest } from './wallets.ts'

interface Props {
  wallets: readonly WalletAccount[]
  onChoose: (wallet: WalletAccount) => void
}
const SHOWN_AT_LEAST = 4

/** All studio wallets, those with money first. A tap makes one an end of the move. */
export function WalletList({ wallets, onChoose }: Props) {
  const { t } = useTranslation('wallet-transfer')
  const { nameOf, balance } = useWalletWords()
  const [isWhole, setWhole] = useState(false)
  const sorted = byInterest(wallets)
  const few = Math.max(SHOWN_AT_LEAST, countOfInterest(sorted))
  const shown = isWhole ? sorted : sorted.slice(0, few)
  return (
    <section className={styles.block}>
      <BlockHead icon={<Gamepad2 size={20} />} title={t('wallets')} />
      <Card isList>
        {shown.map((wallet) => (
          <button key={wallet.accountTypeId} type="button" className={styles.row} onClick={() => onChoose(wallet)}>
            <WalletMark wallet={wallet} />
            <span className={styles.words}>
              <span className={styles.name}>{nameOf(wallet)}</span>
              {wallet.hold && (
                <span>
                  <HoldChip hold={wallet.hold} />
                </span>
              )}
            </span>
            <span className={wallet.availBalance > 0n ? styles.amount : styles.nothing}>{balance(wallet.availBalance)}</span>
          </button>
        ))}
      </Card>
      {sorted.length > few && (
        <Button variant="ghost" size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('show_some') : t('show_all', { total: sorted.length })}
        </Button>
      )}
    </section>
  )
}
