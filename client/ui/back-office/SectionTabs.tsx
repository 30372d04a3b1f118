import { useLocation } from 'react-router-dom'
import { useInSight } from '#client/lib/use-in-sight.ts'
import { Link } from '#client/ui/index.ts'
import styles from './Operator.module.css'

interface Props {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

function SectionTab({ to, label }: Props['tabs'][number]) {
  const isHere = useLocation().pathname === to
  const link = useInSight<HTMLAnchorElement>(isHere)
  return (
    <Link ref={link} to={to} aria-current={isHere ? 'page' : undefined} className={styles.tab}>
      {label}
    </Link>
  )
}

/** The sections of a page that have their own addresses. */
export const SectionTabs = ({ label, tabs }: Props) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map((tab) => (
      <SectionTab key={tab.to} {...tab} />
    ))}
  </nav>
)
