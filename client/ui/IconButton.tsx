import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from './Badge.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does, for screen readers. */
  label: string
  icon: ReactNode
  look?: 'plain' | 'surface' | 'primary'
  count?: number
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, look = 'plain', count, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={cx(styles.button, styles[look], className)} {...rest}>
      {icon}
      {count !== undefined && <Badge count={count} className={styles.badge} />}
    </button>
  )
}
