import { cx } from '#client/lib/class-names.ts'
import styles from './KenoBall.module.css'

interface Props {
  number: number
  tone: 'chosen' | 'drawn' | 'hit'
  className?: string | undefined
}

/** A lottery ball; other text names its tone. */
export const KenoBall = ({ number, tone, className }: Props) => (
  <span className={cx(styles.ball, styles[tone], className)}>{number}</span>
)
