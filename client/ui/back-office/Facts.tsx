import type { ReactNode } from 'react'
import styles from './Operator.module.css'

/** Names and values, as many side by side as fit. Undefined entries are left out. */
export const Facts = ({ of }: { of: readonly (readonly [string, ReactNode] | undefined)[] }) => (
  <dl className={styles.facts}>
    {of.map(
      (fact) =>
        fact && (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ),
    )}
  </dl>
)
