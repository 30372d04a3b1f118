/** The two shapes of a card on the promotions page; a tap anywhere opens its sheet or its page. */
import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { Link } from '#client/ui/index.ts'
import styles from './RewardCard.module.css'

interface Shape {
  title: string
  art: ReactNode
  badge: ReactNode
  /** Below the title. */
  line: string
  /** Opens its sheet; or the path of its page. */
  onOpen: (() => void) | string
}

const Title = ({ title, onOpen }: Pick<Shape, 'title' | 'onOpen'>) => (
  <h2 className={styles.title}>
    {typeof onOpen === 'string' ? (
      <Link to={onOpen} className={styles.opener}>
        {title}
      </Link>
    ) : (
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.opener}>
        {title}
      </button>
    )}
  </h2>
)

/** With its picture below the words. */
export const LargeShape = ({ title, art, badge, line, onOpen, action }: Shape & { action: ReactNode }) => (
  <article aria-label={title} className={styles.large}>
    {art}
    <div className={styles.words}>
      {badge}
      <Title title={title} onOpen={onOpen} />
      <p className={styles.gain}>{line}</p>
      {action}
    </div>
  </article>
)

interface RowProps extends Shape {
  end: ReactNode
  isOver?: boolean
  /** Below the row. */
  children?: ReactNode
}
export const RowShape = ({ title, art, badge, line, onOpen, end, isOver = false, children }: RowProps) => (
  <article aria-label={title} className={cx(styles.row, isOver && styles.over)}>
    <div className={styles.head}>
      {art}
      <div className={styles.about}>
        {badge}
        <Title title={title} onOpen={onOpen} />
        <p className={styles.line}>{line}</p>
      </div>
      {end}
    </div>
    {children}
  </article>
)
