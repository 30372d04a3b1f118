import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { readFigureText } from './figures.ts'
import styles from './StatField.module.css'
import { useFigureReader } from './use-figure-reader.ts'

interface Props {
  label: string
  /** The value in units of its last decimal place, and its text. */
  value: number
  text: string
  suffix?: string
  decimals: number
  /** The field's maximum, in units. */
  most?: number
  onChange: (value: number) => void
  isDisabled: boolean
  /** Buttons beside it that change the value. */
  steps?: ReactNode
}

interface Width extends CSSProperties {
  '--characters': string
}

const NUDGE: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** A number on the table: shown, typed exactly, or changed in its last digit with the arrow keys. */
export function StatField({ label, value, text, suffix, decimals, most, onChange, isDisabled, steps }: Props) {
  const [draft, setDraft] = useState<string>()
  const numberProblem = useNumberProblem()
  const readFigure = useFigureReader(decimals, most)
  const shown = draft ?? text
  const problem = draft === undefined ? undefined : numberProblem(readFigureText(draft, decimals, most))
  const commit = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const typed = readFigure(draft)
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
  const field = (
    <label className={styles.stat}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={shown}
          disabled={isDisabled}
          aria-invalid={problem !== undefined || undefined}
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
  return steps ? (
    <div className={styles.stepped}>
      {field}
      <span className={styles.steps}>{steps}</span>
    </div>
  ) : (
    field
  )
}

/** Two or three figures beside each other; below each other in large text. */
export const StatRow = ({ children }: { children: ReactNode }) => <div className={styles.trio}>{children}</div>
