import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedOrder } from '#contract/back-office/point-order.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { SecondLine } from '#client/ui/back-office/index.ts'
import { Chip, type ChipTone } from '#client/ui/index.ts'
import styles from './PointOrder.module.css'

const TONE: Record<ManagedOrder['state'], ChipTone> = { ORDERED: 'new', SENT: 'win', CANCELLED: 'quiet' }

interface Props {
  order: ManagedOrder
  /** The order's actions. */
  children?: ReactNode
}

/** An order's state; once closed, also when, by whom, and the note to the member. */
export function OrderState({ order: { state, closedAt, closedBy, note }, children }: Props) {
  const { t } = useTranslation('point-order')
  const { when } = useWords()
  return (
    <div className={styles.closed}>
      <Chip tone={TONE[state]}>{t(`state_${state}`)}</Chip>
      {closedAt !== null && (
        <>
          <SecondLine>{when(closedAt)}</SecondLine>
          <SecondLine>{closedBy || t('by_member')}</SecondLine>
          {note && <SecondLine>{note}</SecondLine>}
        </>
      )}
      {children}
    </div>
  )
}
