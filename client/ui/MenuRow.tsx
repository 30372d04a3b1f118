import { ChevronRight, ExternalLink as LeavesSite } from 'lucide-react'
import type { ReactNode } from 'react'
import { ExternalLink } from './ExternalLink.tsx'
import { Link } from './Link.tsx'
import styles from './MenuRow.module.css'

interface Props {
  icon: ReactNode
  children: ReactNode
  /** At the right end: a count, "coming soon". */
  note?: ReactNode
  /** One of our own pages. */
  to?: string
  /** Another site's page: opens in a new tab. */
  href?: string
  /** Replaces an address, or goes with it: closing the menu. */
  onSelect?: () => void
}

/** One row of a menu, a drawer or a settings page. */
export function MenuRow({ icon, children, note, to, href, onSelect }: Props) {
  const Arrow = href ? LeavesSite : ChevronRight
  const inside = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{children}</span>
      {note}
      <Arrow size={18} className={styles.chevron} aria-hidden="true" />
    </>
  )
  if (to)
    return (
      <Link to={to} onClick={onSelect} className={styles.row}>
        {inside}
      </Link>
    )
  if (href)
    return (
      <ExternalLink href={href} onClick={onSelect} className={styles.row}>
        {inside}
      </ExternalLink>
    )
  return (
    <button type="button" onClick={onSelect} className={styles.row}>
      {inside}
    </button>
  )
}
