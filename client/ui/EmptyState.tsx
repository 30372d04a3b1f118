import type { ReactNode } from 'react'
import { Sun } from './Logo.tsx'
import styles from './EmptyState.module.css'

interface Props {
  message: string
  /** Address of one of ui/art's pictures; the default is the sun. */
  art?: string
  /** One action: a Button or ButtonLink. */
  action?: ReactNode
}

export const EmptyState = ({ message, art, action }: Props) => (
  <div className={styles.state}>
    {art ? (
      <img src={art} alt="" width={200} height={150} />
    ) : (
      <span className={styles.art}>
        <Sun size={84} />
      </span>
    )}
    <p className={styles.message}>{message}</p>
    {action}
  </div>
)
