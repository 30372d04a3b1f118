import { Gamepad2, Wallet } from 'lucide-react'
import type { WalletSide } from '#contract/money/wallet-transfer.ts'
import styles from './Wallets.module.css'
import { isMain } from './wallets.ts'

export const WalletMark = ({ wallet }: { wallet: WalletSide }) => (
  <span className={styles.mark}>
    {isMain(wallet) ? <Wallet size={20} aria-hidden="true" /> : <Gamepad2 size={20} aria-hidden="true" />}
  </span>
)
