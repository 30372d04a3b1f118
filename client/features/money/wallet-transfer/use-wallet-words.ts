import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { useBalanceHidden } from '#client/features/money/wallet/index.ts'
import { formatMoney, maskMoney } from '#client/lib/format.ts'
import type { WalletSide } from '#contract/money/wallet-transfer.ts'
import { isMain } from './wallets.ts'

const CENT = 100n
const ALL_DECIMALS = 4

/** Names of wallets and amounts as text. */
export function useWalletWords() {
  const { t, i18n } = useTranslation('wallet-transfer')
  const currency = useCurrency()
  const isHidden = useBalanceHidden()
  /** Shows fractions of a cent if there are any, because they can be moved too. */
  const money = (amount: bigint) =>
    formatMoney(amount, currency, { language: i18n.language, ...(amount % CENT !== 0n && { decimals: ALL_DECIMALS }) })
  return {
    nameOf: (wallet: WalletSide) => (isMain(wallet) ? t('main') : (wallet.displayName ?? wallet.accountName)),
    money,
    /** A balance, which the player may have hidden. */
    balance: (amount: bigint) => (isHidden ? maskMoney(currency) : money(amount)),
  }
}
