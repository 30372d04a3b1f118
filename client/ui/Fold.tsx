import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Fold.module.css'

interface Props {
  title: string
  /** The arrow's size, in pixels. */
  size?: number
  className?: string | undefined
  children: ReactNode
}

/** Text that few need to read, folded under its title. */
export const Fold = ({ title, size = 18, className, children }: Props) => (
  <details className={cx(styles.fold, className)}>
    <summary>
      {title}
      <ChevronDown size={size} aria-hidden="true" />
    </summary>
    {children}
  </details>
)
