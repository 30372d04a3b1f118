import { Send, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedOrder } from '#contract/back-office/point-order.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { type Column, MemberLink, SecondLine } from '#client/ui/back-office/index.ts'
import { Button } from '#client/ui/index.ts'
import { OrderState } from './OrderState.tsx'
import styles from './PointOrder.module.css'
import { SentTo } from './SentTo.tsx'

interface Actions {
  onSend: (order: ManagedOrder) => void
  onCancel: (order: ManagedOrder) => void
}

/** Columns of the list; waiting orders can be sent or cancelled. */
export function useOrderColumns({ onSend, onCancel }: Actions): Column<ManagedOrder>[] {
  const { t, i18n } = useTranslation('point-order')
  const { money, when } = useWords()
  return [
    {
      key: 'member',
      title: t('member'),
      render: ({ memberId, username, orderedAt }) => (
        <>
          <MemberLink memberId={memberId} username={username} />
          <SecondLine>{when(orderedAt)}</SecondLine>
        </>
      ),
    },
    {
      key: 'what',
      title: t('what'),
      wraps: true,
      render: ({ title, delivery, points, cost }) => (
        <div className={styles.what}>
          {title}
          <SecondLine>{t(`delivery_${delivery}`)}</SecondLine>
          <SecondLine>{t('price', { count: points, points: formatNumber(points, i18n.language), cost: money(cost) })}</SecondLine>
        </div>
      ),
    },
    { key: 'to', title: t('sent_to'), wraps: true, render: (order) => <SentTo order={order} /> },
    {
      key: 'state',
      title: t('state'),
      wraps: true,
      render: (order) => (
        <OrderState order={order}>
          {order.state === 'ORDERED' && (
            <div className={styles.actions}>
              <Button size="small" icon={<Send size={18} />} onClick={() => onSend(order)}>
                {t('send')}
              </Button>
              <Button size="small" variant="secondary" icon={<X size={18} />} onClick={() => onCancel(order)}>
                {t('cancel')}
              </Button>
            </div>
          )}
        </OrderState>
      ),
    },
  ]
}
