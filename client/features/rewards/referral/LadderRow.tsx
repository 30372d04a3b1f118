import type { ReactNode } from 'react'
import styles from './LadderRow.module.css'

interface Props {
  /** Its number, or a mark that it is done. */
  mark: ReactNode
  title: string
  amount: string | undefined
  /** How far the bar is filled, 0 to 1; undefined = no bar. */
  part: number | undefined
  /** Left and right below the bar; no line if empty. */
  foot: readonly string[]
}

/** One of several steps: a tier with income, a milestone. Its container sets heights and colours. */
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
