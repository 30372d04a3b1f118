import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** Names and figures, one per line; `total` is highlighted. */
export const FactList = ({ facts }: { facts: readonly { name: string; value: ReactNode; isTotal?: boolean }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, isTotal }) => (
      <div key={name} className={isTotal ? styles.total : styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
