import { CircleAlert, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './FormError.module.css'

interface Props {
  children?: ReactNode
  action?: ReactNode
  /** Nothing went wrong yet: money is needed first. */
  needsMoney?: boolean
}

/** A refusal that belongs to no single field; a button may follow the text. */
export const FormError = ({ children, action, needsMoney }: Props) => (
  <div role="alert" className={styles.place}>
    {children && (
      <div className={cx(styles.error, needsMoney && styles.money)}>
        {needsMoney ? <Wallet size={18} aria-hidden="true" /> : <CircleAlert size={18} aria-hidden="true" />}
        <p>{children}</p>
        {action}
      </div>
    )}
  </div>
)
