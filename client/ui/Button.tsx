import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Link } from './Link.tsx'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
interface Look {
  variant?: ButtonVariant
  /** `small` is 44 px high; the others 54 (primary) and 50. */
  size?: 'regular' | 'small'
  isWide?: boolean
  icon?: ReactNode
  children: ReactNode
}
export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {
  /** Busy: keeps the focus and ignores taps. */
  isLoading?: boolean
  ref?: Ref<HTMLButtonElement>
}

const look = ({ variant = 'primary', size = 'regular', isWide }: Omit<Look, 'children'>, className?: string) =>
  cx(styles.button, styles[variant], styles[size], isWide && styles.wide, className)

const takeNoTap = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  isWide,
  icon,
  isLoading,
  children,
  className,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={look({ variant, size, isWide }, className)}
      disabled={disabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? takeNoTap : onClick}
      {...rest}
    >
      {isLoading ? <Spinner /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ to, variant, size, isWide, icon, children, className }: Look & { to: string; className?: string }) {
  return (
    <Link to={to} className={look({ variant, size, isWide }, className)}>
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  )
}
