import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './DockField.module.css'

interface Props {
  label: string
  /** A quieter value: it can't be changed now, or has no effect. */
  isQuiet?: boolean | undefined
  /** Other controls that change it. */
  trailing?: ReactNode
  className?: string | undefined
  /** An input with its unit. */
  children: ReactNode
}

/** A figure in a game's dock: typed, or changed by the buttons beside it. */
export const DockField = ({ label, isQuiet, trailing, className, children }: Props) => (
  <div className={cx(styles.field, isQuiet && styles.quiet, className)}>
    <label className={styles.typed}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </label>
    {trailing}
  </div>
)
