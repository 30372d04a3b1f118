import type { CSSProperties } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Slider.module.css'

interface Props {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** Which side wins; the other is red. */
  winSide: 'left' | 'right'
  /** The ends of the drawn scale, if the knob cannot reach them (0 and 100 for a 2..98 knob). */
  scale?: readonly [number, number]
  ticks?: readonly { at: number; label: string }[]
  /** Where the last result landed. */
  marker?: { at: number; isWin: boolean }
  /** Read out instead of the number. */
  valueText?: string
  isDisabled?: boolean
}

interface Place extends CSSProperties {
  '--at': string
}
const place = (part: number): Place => ({ '--at': `${Math.min(100, Math.max(0, part * 100))}%` })

/** A game's slider on a stage: a native range input under a drawn track, so that keys, touch and screen readers work. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  winSide,
  scale = [min, max],
  ticks = [],
  marker,
  valueText,
  isDisabled,
}: Props) {
  const [from, to] = scale
  const part = (at: number) => (at - from) / (to - from)
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className={styles.slider}>
      {marker && (
        <div className={styles.rail} aria-hidden="true">
          <span className={cx(styles.marker, marker.isWin && styles.win)} style={place(part(marker.at))}>
            <span />
          </span>
        </div>
      )}
      <div className={cx(styles.track, winSide === 'left' && styles.leftWins)} style={place(part(value))}>
        <span className={styles.fill} aria-hidden="true" />
        <input
          type="range"
          aria-label={label}
          aria-valuetext={valueText}
          aria-valuemin={min}
          aria-valuemax={max}
          min={from}
          max={to}
          step={step}
          value={value}
          disabled={isDisabled}
          onChange={(event) => set(event.target.valueAsNumber)}
          className={styles.input}
        />
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick.at} style={place(part(tick.at))}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  )
}
