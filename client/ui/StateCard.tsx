import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Card } from './Card.tsx'
import styles from './StateCard.module.css'

interface Props {
  tone: 'good' | 'waiting' | 'bad'
  icon: ReactNode
  title: string
  /** Lines below the title. */
  lines: readonly (string | false)[]
  /** Screen readers hear a change of title and lines. */
  isLive?: boolean
  /** Below, over the whole width. */
  children?: ReactNode
}

/** The head of a page that is about one state: its icon in the state's colour, title and text. */
export const StateCard = ({ tone, icon, title, lines, isLive, children }: Props) => (
  <Card className={cx(styles.card, styles[tone])}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <div aria-live={isLive ? 'polite' : undefined}>
      <h2 className={styles.title}>{title}</h2>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ),
      )}
    </div>
    {children}
  </Card>
)
