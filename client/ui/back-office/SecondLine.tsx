import type { ReactNode } from 'react'
import styles from './Operator.module.css'

/** Small, below what a table's cell or a card is about. */
export const SecondLine = ({ children }: { children: ReactNode }) => <small className={styles.second}>{children}</small>
