import { useTranslation } from 'react-i18next'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { Money } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { TransactionIcon } from './TransactionIcon.tsx'
import styles from './TransactionPage.module.css'
import type { Transaction } from './transaction.queries.ts'

interface Props {
  transaction: Transaction
  currency: CurrencyMeta
  onOpen: () => void
}

/** One posting: kind, time, change and balance after it. */
export function TransactionRow({ transaction: { txCode, txTypeName, txTime, amount, balanceAfter }, currency, onOpen }: Props) {
  const { i18n } = useTranslation()
  return (
    <button type="button" aria-haspopup="dialog" className={rowStyles.row} onClick={onOpen}>
      <span className={rowStyles.icon} aria-hidden="true">
        <TransactionIcon code={txCode} />
      </span>
      <span className={rowStyles.words}>
        <span className={rowStyles.name}>{txTypeName}</span>
        <time dateTime={new Date(txTime).toISOString()} className={rowStyles.small}>
          {formatDate(txTime, i18n.language, { timeStyle: 'short' })}
        </time>
      </span>
      <span className={rowStyles.right}>
        <Money amount={amount} currency={currency} isSigned tone={amount > 0n ? 'win' : 'plain'} />
        <Money amount={balanceAfter} currency={currency} tone="quiet" className={styles.after} />
      </span>
    </button>
  )
}
