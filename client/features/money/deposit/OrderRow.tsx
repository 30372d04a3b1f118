import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate } from '#client/lib/format.ts'
import { Chip, type ChipTone, Link, Money } from '#client/ui/index.ts'
import styles from './Choice.module.css'
import { orderPath } from './deposit-paths.ts'
import { MethodIcon } from './MethodIcon.tsx'

const TONE: Partial<Record<DepositOrder['state'], ChipTone>> = { CONFIRMED: 'win', OPEN: 'vip', REVIEW: 'vip' }

/** An order in a list; links to the order. */
export function OrderRow({ order }: { order: DepositOrder }) {
  const { t, i18n } = useTranslation('deposit')
  const currency = useCurrency()
  return (
    <Link to={orderPath(order.depositId)} className={styles.row}>
      <span className={styles.icon}>
        <MethodIcon method={order.method} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{order.vendorName}</span>
        <span className={styles.line}>
          {formatDate(order.createdAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      <span className={styles.end}>
        <Money amount={order.amount} currency={currency} className={styles.name} />
        <Chip tone={TONE[order.state]}>{t(`chip_${order.state}`)}</Chip>
      </span>
      <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
    </Link>
  )
}
