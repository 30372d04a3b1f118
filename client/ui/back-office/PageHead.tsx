import type { ReactNode } from 'react'
import { PageTitle } from '#client/ui/index.ts'
import styles from './Operator.module.css'

/** A page's title, with its actions on the other side or, where they don't fit, below. */
export const PageHead = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <header className={styles.head}>
    <PageTitle>{title}</PageTitle>
    {children}
  </header>
)
