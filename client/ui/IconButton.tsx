import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Badge, badgeText } from './Badge.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does, for screen readers. */
  label: string
  icon: ReactNode
  look?: 'plain' | 'surface' | 'primary'
  /** A badge, read with the label. */
  count?: number
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, look = 'plain', count, className, ...rest }: IconButtonProps) {
  const name = count ? `${label}, ${badgeText(count)}` : label
  return (
    <button type="button" aria-label={name} className={cx(styles.button, styles[look], className)} {...rest}>
      {icon}
      {count !== undefined && <Badge count={count} className={styles.badge} />}
    </button>
  )
}
