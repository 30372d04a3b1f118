import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#client/ui/index.ts'
import styles from './Welcome.module.css'

interface Props {
  to: string
  onLeave: () => void
  children: ReactNode
}

/** A row that links to what its gift still needs. */
export const GiftLink = ({ to, onLeave, children }: Props) => (
  <Link to={to} onClick={onLeave} className={styles.row}>
    {children}
    <ChevronRight size={20} aria-hidden="true" className={styles.more} />
  </Link>
)
