import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './FormError.module.css'

/** A refusal that belongs to no single field; a button may follow the text. */
export const FormError = ({ children, action }: { children?: ReactNode; action?: ReactNode }) => (
  <div role="alert" className={styles.place}>
    {children && (
      <div className={styles.error}>
        <CircleAlert size={18} aria-hidden="true" />
        <p>{children}</p>
        {action}
      </div>
    )}
  </div>
)
