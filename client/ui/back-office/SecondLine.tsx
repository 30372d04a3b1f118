import type { ReactNode } from 'react'
import styles from './Operator.module.css'

/** Small text below the main line of a table cell or card. */
export const SecondLine = ({ children }: { children: ReactNode }) => <small className={styles.second}>{children}</small>
