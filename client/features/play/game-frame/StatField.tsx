import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import styles from './StatField.module.css'

interface Props {
  label: string
  /** The value in its last decimal place, and its text. */
  value: number
  text: string
  suffix?: string
  /** Undefined = not a number: the old value stays. */
  parse: (typed: string) => number | undefined
  onChange: (value: number) => void
  isDisabled: boolean
}

interface Width extends CSSProperties {
  '--characters': string
}

const NUDGE: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** A number of the table that can be read, typed exactly, and changed by its last digit with the arrow keys. */
export function StatField({ label, value, text, suffix, parse, onChange, isDisabled }: Props) {
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? text
  const commit = () => {
    const typed = draft === undefined ? undefined : parse(draft)
    setDraft(undefined)
    if (typed !== undefined) onChange(typed)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = NUDGE[event.key]
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape') setDraft(undefined)
    if (!step) return
    event.preventDefault()
    setDraft(undefined)
    onChange(value + step)
  }
  return (
    <label className={styles.stat}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={shown}
          disabled={isDisabled}
          style={{ '--characters': `${Math.max(2, shown.length)}ch` } as Width}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={press}
          className={styles.input}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
    </label>
  )
}

/** Two or three figures beside each other; below each other in large text. */
export const StatRow = ({ children }: { children: ReactNode }) => <div className={styles.trio}>{children}</div>
