import type { ReactNode } from 'react'
import styles from './LadderRow.module.css'

interface Props {
  /** Its number, or that it is done. */
  mark: ReactNode
  title: string
  amount: string | undefined
  /** How far the bar is filled, 0 to 1; without it there is none. */
  part: number | undefined
  /** Left and right below the bar; without any there is no such line. */
  foot: readonly string[]
}

/** A step of several: a tier that earns, a milestone that is reached. Heights and colours are those of what it stands in. */
export function LadderRow({ mark, title, amount, part, foot }: Props) {
  return (
    <div className={styles.row}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <div className={styles.about}>
        <div className={styles.line}>
          <h3>{title}</h3>
          {amount !== undefined && <span className={styles.amount}>{amount}</span>}
        </div>
        {part !== undefined && (
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${part * 100}%` }} />
          </span>
        )}
        {foot.length > 0 && (
          <div className={styles.foot}>
            {foot.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
