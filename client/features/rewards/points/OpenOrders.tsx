import { useTranslation } from 'react-i18next'
import type { PointOrder } from '#contract/rewards/points/point-order.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { Button, Card } from '#client/ui/index.ts'
import { GoodArt } from './GoodArt.tsx'
import styles from './OpenOrders.module.css'
import { useCancelOrder } from './points.queries.ts'
import { usePointWords } from './use-point-words.ts'

function OpenOrder({ order }: { order: PointOrder }) {
  const { t, number, moment } = usePointWords()
  const cancel = useCancelOrder()
  const { title, delivery, points, sentTo, orderedAt } = order
  async function ask() {
    const words = {
      title: t('cancel_sure', { title }),
      body: t('cancel_means', { points: number(points) }),
      submit: t('cancel_order'),
      cancel: t('keep_order'),
    }
    if (await confirm(words)) await cancel.mutateAsync(order.orderId).then(() => toast.success(t('cancelled')), toastError)
  }
  return (
    <article aria-label={title} className={styles.order}>
      <GoodArt kind={delivery} level={0} isTile />
      <div className={styles.about}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.line}>
          {moment(orderedAt)} · {t('order_ORDERED')}
        </p>
      </div>
      <Button size="small" variant="secondary" disabled={cancel.isPending} onClick={() => void ask()}>
        {t('cancel_order')}
      </Button>
      <p className={styles.to}>{sentTo}</p>
    </article>
  )
}

/** Goods that have been exchanged but not sent yet. */
export function OpenOrders({ orders }: { orders: readonly PointOrder[] }) {
  const { t } = useTranslation('points')
  if (orders.length === 0) return null
  return (
    <section aria-label={t('orders')}>
      <h2 className={styles.head}>{t('orders')}</h2>
      <Card className={styles.card}>
        {orders.map((order) => (
          <OpenOrder key={order.orderId} order={order} />
        ))}
      </Card>
    </section>
  )
}
