import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Switch.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: ReactNode
  /** A quiet line below. */
  hint?: ReactNode
  isDangerous?: boolean
}

/** Takes effect at once, with a label and a line of help; the whole row is the target. */
export function Switch({ label, hint, isDangerous, className, ...input }: Props) {
  const id = useId()
  return (
    <label className={cx(styles.switch, className)}>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // A checkbox reports its own state; the role only gives it the right name.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        {...input}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.input}
      />
      <span className={cx(styles.track, isDangerous && styles.danger)} aria-hidden="true" />
    </label>
  )
}
