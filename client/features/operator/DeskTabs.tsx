import { useLocation } from 'react-router-dom'
import { Link } from '#client/ui/index.ts'
import styles from './Operator.module.css'

interface Props {
  /** What is chosen among, for screen readers. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** The parts of a page that have addresses of their own. */
export function DeskTabs({ label, tabs }: Props) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined} className={styles.tab}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
