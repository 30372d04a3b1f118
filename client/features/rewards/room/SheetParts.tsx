import type { ReactNode } from 'react'
import styles from './SheetParts.module.css'

interface WithChildren {
  children: ReactNode
}

/** A sheet's parts, one below the other. */
export const SheetParts = ({ children }: WithChildren) => <div className={styles.parts}>{children}</div>

export const SheetPart = ({ title, children }: WithChildren & { title: string }) => (
  <section aria-label={title}>
    <h3 className={styles.heading}>{title}</h3>
    {children}
  </section>
)

export const SheetText = ({ children }: WithChildren) => <p className={styles.text}>{children}</p>
