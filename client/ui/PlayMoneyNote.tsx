import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import styles from './PlayMoneyNote.module.css'

/** Shown wherever play money replaces real money; `children` adds more text, as beside an account number. */
export function PlayMoneyNote({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <p className={cx(styles.note, children !== undefined && styles.strong)}>
      <Info size={18} aria-hidden="true" />
      {children ?? t('play_money_note')}
    </p>
  )
}
