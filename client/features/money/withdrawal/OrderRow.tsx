import { useTranslation } from 'react-i18next'
import type { WithdrawalRecord } from '#contract/money/withdrawal/withdrawal.ts'
import { KindIcon } from '#client/features/money/payout-account/index.ts'
import { formatDate } from '#client/lib/format.ts'
import { OrderState } from './OrderState.tsx'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import styles from './Orders.module.css'

/** One order in a list; a tap shows its progress. */
export function OrderRow({ order, onOpen }: { order: WithdrawalRecord; onOpen: () => void }) {
  const { i18n } = useTranslation()
  const money = useMoneyText()
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.icon}>
        <KindIcon kind={order.methodGroupType} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.bank}>{order.bankName}</span>
        <span className={styles.at}>
          {formatDate(order.createdAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      <span className={styles.end}>
        <span className={styles.amount}>{money(order.amount)}</span>
        <OrderState state={order.state} />
      </span>
    </button>
  )
}
