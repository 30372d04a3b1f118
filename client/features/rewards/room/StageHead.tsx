import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Stage } from '#client/ui/index.ts'
import styles from './StageHead.module.css'

interface Props {
  tone: 'gold' | 'green'
  title: string
  /** The amount to win. */
  amount: string
  /** Below it, one line each. */
  lines: readonly string[]
  /** In a pill between the lines. */
  pill?: ReactNode
  art: ReactNode
}

/** The head of a page of prizes: the amount to win in large text, with a drawing beside it. */
export const StageHead = ({ tone, title, amount, lines: [first, ...others], pill, art }: Props) => (
  <Stage aria-label={title} className={cx(styles.stage, styles[tone])}>
    <span className={styles.art}>{art}</span>
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.pool}>{amount}</p>
      <p className={styles.quiet}>{first}</p>
      {pill && <p className={styles.pill}>{pill}</p>}
      {others.map((line) => (
        <p key={line} className={styles.quiet}>
          {line}
        </p>
      ))}
    </div>
  </Stage>
)
