import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import styles from './Order.module.css'

const STEPS = ['ordered', 'checked', 'credited'] as const
const AT: Partial<Record<DepositOrder['state'], number>> = { OPEN: 0, REVIEW: 1, CONFIRMED: 2 }

/** The order's progress; nothing if it ended without money. */
export function Steps({ order: { state } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const at = AT[state]
  if (at === undefined) return null
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {STEPS.map((step, index) => (
        <li key={step} className={index <= at ? styles.reached : undefined} aria-current={index === at ? 'step' : undefined}>
          <span className={styles.dot}>{(index < at || at === 2) && <Check size={14} aria-hidden="true" />}</span>
          {t(`step_${step}`)}
        </li>
      ))}
    </ol>
  )
}
