import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Choice.module.css'

interface Props {
  /** The radio group's name. */
  group: string
  isOn: boolean
  isOff?: boolean
  onChoose: () => void
  icon: ReactNode
  name: string
  lines?: readonly string[]
  /** At the right end. */
  end?: ReactNode
}

/** A card that works as a radio button, by tap or arrow keys. */
export function RadioCard({ group, isOn, isOff, onChoose, icon, name, lines = [], end }: Props) {
  return (
    <label className={cx(styles.card, isOn && styles.on, isOff && styles.off)}>
      <input type="radio" name={group} className={styles.input} disabled={isOff} checked={isOn} onChange={onChoose} />
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      {end}
    </label>
  )
}
