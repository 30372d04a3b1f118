import { useId, type ReactNode } from 'react'
import styles from './Operator.module.css'

/** A table's filters, side by side. */
export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <search aria-label={label} className={styles.filters}>
    {children}
  </search>
)

interface SelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A native select: quickest by keyboard. */
export function FilterSelect({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface DateProps {
  label: string
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
}

/** A native date input. */
export function FilterDate({ label, value, onChange }: DateProps) {
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}
