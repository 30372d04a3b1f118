import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '#client/ui/index.ts'
import { depositsWaiting } from './deposit.queries.ts'
import styles from './Deposit.module.css'
import { OrderRow } from './OrderRow.tsx'

/** What is not decided yet, above a new order; nothing where there is none. */
export function WaitingOrders() {
  const { t } = useTranslation('deposit')
  const { data: orders = [] } = useQuery(depositsWaiting())
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
