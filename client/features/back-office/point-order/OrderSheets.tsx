import { useTranslation } from 'react-i18next'
import type { ManagedOrder } from '#contract/back-office/point-order.ts'
import { formatNumber } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { useRefuseOrder } from './point-order.queries.ts'
import { SendSheet } from './SendSheet.tsx'

export interface ChosenOrder {
  order: ManagedOrder
  action: 'send' | 'cancel'
  /** It stays chosen while its sheet closes. */
  isOpen: boolean
}

/** The sheets that send or cancel an order; what is typed belongs to one order. */
export function OrderSheets({ chosen: { order, action, isOpen }, onClose }: { chosen: ChosenOrder; onClose: () => void }) {
  const { t, i18n } = useTranslation('point-order')
  const refuse = useRefuseOrder()
  const { orderId, username, title, points } = order
  return (
    <>
      <SendSheet key={`send ${orderId}`} isOpen={isOpen && action === 'send'} order={order} onClose={onClose} />
      <ReasonSheet
        key={`cancel ${orderId}`}
        isOpen={isOpen && action === 'cancel'}
        title={t('cancel_title', { title })}
        intro={t('cancel_means', { username, count: points, points: formatNumber(points, i18n.language) })}
        submit={t('cancel_submit')}
        isDangerous
        onSubmit={async (reason) => {
          await refuse.mutateAsync({ orderId, reason })
          toast.success(t('cancelled'))
        }}
        onClose={onClose}
      />
    </>
  )
}
