import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import { Card } from '#client/ui/index.ts'
import styles from './Deposit.module.css'
import { OrderRow } from './OrderRow.tsx'

/** Undecided orders, above a new one; nothing if there are none. */
export function WaitingOrders({ orders }: { orders: readonly DepositOrder[] }) {
  const { t } = useTranslation('deposit')
  if (orders.length === 0) return null
  return (
    <section className={styles.section} aria-label={t('waiting')}>
      <p className={styles.quiet}>{t('waiting')}</p>
      <Card isList>
        {orders.map((order) => (
          <OrderRow key={order.depositId} order={order} />
        ))}
      </Card>
    </section>
  )
}
