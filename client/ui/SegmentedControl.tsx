import { useId, useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './SegmentedControl.module.css'

interface Props<V extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  isDisabled?: boolean
  className?: string
}

/** Two to four choices in one pill; native radios, so that arrow keys work. */
export function SegmentedControl<V extends string>({ label, options, value, onChange, isDisabled, className }: Props<V>) {
  const name = useId()
  // Shows a tap at once: the address it leads to may change a moment later on a slow phone.
  const [given, setGiven] = useState(value)
  const [chosen, setChosen] = useState(value)
  if (given !== value) {
    setGiven(value)
    setChosen(value)
  }
  const choose = (next: V) => {
    setChosen(next)
    onChange(next)
  }
  return (
    <fieldset disabled={isDisabled} className={cx(styles.control, className)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
            className={styles.input}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
