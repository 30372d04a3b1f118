import { useId, type CSSProperties } from 'react'
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, PLINKO_ROWS } from '#contract/play/originals/plinko.ts'
import styles from './RowsSlider.module.css'

interface Props {
  label: string
  rows: number
  onChange: (rows: number) => void
  isDisabled: boolean
}
interface Place extends CSSProperties {
  '--part': number
}
const placeOf = (rows: number): Place => ({
  '--part': (rows - PLINKO_LEAST_ROWS) / (PLINKO_MOST_ROWS - PLINKO_LEAST_ROWS),
})

/** Chooses the number of pin rows: a native range input over a drawn track. */
export function RowsSlider({ label, rows, onChange, isDisabled }: Props) {
  const id = useId()
  return (
    <div className={styles.rows} data-disabled={isDisabled || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <strong aria-hidden="true">{rows}</strong>
      </label>
      <div className={styles.track} style={placeOf(rows)}>
        <div className={styles.line} aria-hidden="true">
          {PLINKO_ROWS.map((step) => (
            <span key={step} className={styles.dot} style={placeOf(step)} />
          ))}
        </div>
        <input
          id={id}
          type="range"
          min={PLINKO_LEAST_ROWS}
          max={PLINKO_MOST_ROWS}
          value={rows}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className={styles.input}
        />
        <div className={styles.ends} aria-hidden="true">
          <span>{PLINKO_LEAST_ROWS}</span>
          <span>{PLINKO_MOST_ROWS}</span>
        </div>
      </div>
    </div>
  )
}
