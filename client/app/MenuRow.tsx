import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './MenuRow.module.css'

interface Props {
  icon: ReactNode
  children: ReactNode
  to?: string
  /** Instead of `to`, or beside it: closing the menu. */
  onSelect?: () => void
}

/** One line of the side menu or the member drawer. */
export function MenuRow({ icon, children, to, onSelect }: Props) {
  const inside = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{children}</span>
      <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
    </>
  )
  if (to)
    return (
      <Link to={to} onClick={onSelect} className={styles.row}>
        {inside}
      </Link>
    )
  return (
    <button type="button" onClick={onSelect} className={styles.row}>
      {inside}
    </button>
  )
}
