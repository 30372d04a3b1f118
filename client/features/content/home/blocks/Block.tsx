import type { ReactNode } from 'react'
import { BlockHead } from '#client/ui/index.ts'
import styles from './blocks.module.css'

interface Props {
  title: string
  icon: ReactNode
  to?: string
  onAll?: () => void
  children: ReactNode
}

/** A titled block of the home page. */
export const Block = ({ title, icon, to, onAll, children }: Props) => (
  <section aria-label={title} className={styles.block}>
    <BlockHead icon={icon} title={title} to={to} onAll={onAll} />
    {children}
  </section>
)
