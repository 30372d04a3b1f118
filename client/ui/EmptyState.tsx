import type { ReactNode } from 'react'
import { Sun } from './Logo.tsx'
import styles from './EmptyState.module.css'

interface Props {
  message: string
  /** Address of a motif of the art set; the sun when there is none. */
  art?: string
  /** One action: a Button or ButtonLink. */
  action?: ReactNode
}

export const EmptyState = ({ message, art, action }: Props) => (
  <div className={styles.state}>
    <span className={styles.art}>{art ? <img src={art} alt="" width={112} height={112} /> : <Sun size={84} />}</span>
    <p className={styles.message}>{message}</p>
    {action}
  </div>
)
