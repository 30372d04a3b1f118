import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedOrder } from '#contract/back-office/point-order.ts'
import { copyText } from '#client/lib/copy.ts'
import { toast } from '#client/lib/notices.ts'
import { IconButton } from '#client/ui/index.ts'
import { SecondLine } from '#client/ui/back-office/index.ts'
import styles from './PointOrder.module.css'

/** Where to send an order, ready to copy onto a parcel; erased long after the order was closed. */
export function SentTo({ order: { sentTo, delivery } }: { order: ManagedOrder }) {
  const { t } = useTranslation(['point-order', 'common'])
  if (sentTo === '') return <SecondLine>{t('erased')}</SecondLine>
  const copy = async () => {
    if (await copyText(sentTo)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <div className={styles.to}>
      <div className={styles.lines}>
        {sentTo.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <IconButton label={t(`copy_${delivery}`)} icon={<Copy size={16} />} className={styles.copy} onClick={() => void copy()} />
    </div>
  )
}
