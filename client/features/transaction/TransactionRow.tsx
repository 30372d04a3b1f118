import { ArrowLeftRight, CircleArrowDown, CircleArrowUp, Dices, Gift, SlidersHorizontal, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TX_CODES, type TxCode, type TxGroup } from '#contract/transaction.ts'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { Money } from '#client/ui/index.ts'
import styles from './TransactionPage.module.css'
import type { Transaction } from './transaction.queries.ts'

const ICON = {
  DEPOSIT: CircleArrowDown,
  WITHDRAWAL: CircleArrowUp,
  GAME: Dices,
  PROMOTION: Gift,
  AGENT: Users,
  TRANSFER: ArrowLeftRight,
  ADJUSTMENT: SlidersHorizontal,
} as const satisfies Record<TxGroup, unknown>

interface Props {
  transaction: Transaction
  currency: CurrencyMeta
  onOpen: () => void
}

/** One posting: what it was, when, what it changed and what was left. */
export function TransactionRow({ transaction: { txCode, txTypeName, txTime, amount, balanceAfter }, currency, onOpen }: Props) {
  const { i18n } = useTranslation()
  const Icon = ICON[TX_CODES[txCode as TxCode]?.group ?? 'ADJUSTMENT']
  return (
    <button type="button" aria-haspopup="dialog" className={styles.row} onClick={onOpen}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{txTypeName}</span>
        <time dateTime={new Date(txTime).toISOString()} className={styles.small}>
          {formatDate(txTime, i18n.language, { timeStyle: 'short' })}
        </time>
      </span>
      <span className={styles.right}>
        <Money amount={amount} currency={currency} isSigned tone={amount > 0n ? 'win' : 'plain'} />
        <Money amount={balanceAfter} currency={currency} tone="quiet" className={styles.after} />
      </span>
    </button>
  )
}
