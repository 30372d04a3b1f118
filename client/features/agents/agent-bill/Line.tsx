import type { ReactNode } from 'react'
import { Link } from '#client/ui/index.ts'
import styles from './Bill.module.css'

interface Props {
  label: ReactNode
  value: string
  /** A link to where the number comes from. */
  to?: string | undefined
  /** The last line of a sum. */
  isSum?: boolean
}

/** One figure of a sum. */
export const Line = ({ label, value, to, isSum }: Props) => (
  <div className={styles.line} data-sum={isSum || undefined}>
    <dt>{label}</dt>
    <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
  </div>
)
