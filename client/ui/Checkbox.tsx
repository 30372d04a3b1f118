import { Check } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}

export const Checkbox = ({ children, className, ref, ...input }: CheckboxProps) => (
  <label className={cx(styles.checkbox, className)}>
    <input ref={ref} type="checkbox" {...input} className={styles.input} />
    <span className={styles.box} aria-hidden="true">
      <Check size={16} strokeWidth={2.5} />
    </span>
    <span>{children}</span>
  </label>
)
