import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletAccount } from '#contract/money/wallet.ts'
import { PickerSheet } from '#client/ui/index.ts'
import { HoldChip } from './HoldChip.tsx'
import { useWalletWords } from './use-wallet-words.ts'
import { WalletMark } from './WalletMark.tsx'
import styles from './Wallets.module.css'

interface Props {
  label: string
  title: string
  wallet: WalletAccount
  wallets: readonly WalletAccount[]
  onChoose: (accountTypeId: number) => void
}
/** Longer lists get a search field. */
const MANY = 8

/** One end of a move: the wallet and its balance; a tap chooses another. */
export function WalletSideButton({ label, title, wallet, wallets, onChoose }: Props) {
  const { t } = useTranslation('wallet-transfer')
  const { nameOf, balance } = useWalletWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.side} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <WalletMark wallet={wallet} />
        <span className={styles.facts}>
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            <span className={styles.name}>{nameOf(wallet)}</span>
          </span>
          <span className={styles.end}>
            <span className={styles.amount}>{balance(wallet.availBalance)}</span>
            {wallet.hold && <HoldChip hold={wallet.hold} />}
          </span>
        </span>
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
      </button>
      <PickerSheet
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isSearchable={wallets.length > MANY}
        options={wallets.map((one) => ({
          value: String(one.accountTypeId),
          label: nameOf(one),
          lead: <WalletMark wallet={one} />,
          detail: one.hold ? t(`hold_${one.hold}`) : balance(one.availBalance),
          keywords: one.accountName,
        }))}
        value={String(wallet.accountTypeId)}
        onChange={(value) => onChoose(Number(value))}
      />
    </>
  )
}
