import type { CardName } from '#contract/play/originals/hilo.ts'
import { cardText } from '#client/features/play/round-words/index.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './PlayingCard.module.css'
import { SuitSign } from './SuitSign.tsx'

interface Props {
  card: CardName
  size: 'large' | 'small'
  className?: string | undefined
}
const RED = /[DH]$/

/** The face of a card; decorative, as text beside it names it. */
export function PlayingCard({ card, size, className }: Props) {
  const suit = card.slice(-1)
  const corner = (
    <span className={styles.corner}>
      <span className={styles.rank}>{cardText(card).slice(0, -1)}</span>
      <SuitSign suit={suit} className={styles.sign} />
    </span>
  )
  return (
    <span aria-hidden="true" className={cx(styles.card, styles[size], RED.test(card) ? styles.red : styles.black, className)}>
      {corner}
      {size === 'large' && (
        <>
          <SuitSign suit={suit} className={styles.middle} />
          {corner}
        </>
      )}
    </span>
  )
}
