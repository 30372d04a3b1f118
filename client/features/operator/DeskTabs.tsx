import { useLocation } from 'react-router-dom'
import { useInSight } from '#client/lib/use-in-sight.ts'
import { Link } from '#client/ui/index.ts'
import styles from './Operator.module.css'

interface Props {
  /** What is chosen among, for screen readers. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

function DeskTab({ to, label }: Props['tabs'][number]) {
  const isHere = useLocation().pathname === to
  const link = useInSight<HTMLAnchorElement>(isHere)
  return (
    <Link ref={link} to={to} aria-current={isHere ? 'page' : undefined} className={styles.tab}>
      {label}
    </Link>
  )
}

/** The parts of a page that have addresses of their own. */
export const DeskTabs = ({ label, tabs }: Props) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map((tab) => (
      <DeskTab key={tab.to} {...tab} />
    ))}
  </nav>
)
