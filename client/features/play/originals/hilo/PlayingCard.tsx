import { Check, X } from 'lucide-react'
import type { CardName } from '#contract/play/originals/hilo.ts'
import { cardText } from '#client/features/play/round-words/index.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './PlayingCard.module.css'

interface Props {
  card: CardName
  size: 'large' | 'small'
  /** Of the guess that it was drawn for; null = there was none. */
  isRight?: boolean | null
  /** It turns over as it is drawn. */
  isDrawn?: boolean
}
const RED = /[DH]$/

/** The face of a card; decorative: what it is stands in words beside it. */
export function PlayingCard({ card, size, isRight = null, isDrawn }: Props) {
  const text = cardText(card)
  const [rank, suit] = [text.slice(0, -1), text.slice(-1)]
  return (
    <span
      aria-hidden="true"
      className={cx(
        styles.card,
        styles[size],
        RED.test(card) ? styles.red : styles.black,
        isRight === true && styles.right,
        isRight === false && styles.wrong,
        isDrawn && styles.drawn,
      )}
    >
      <span className={styles.rank}>{rank}</span>
      {/* U+FE0E: a sign of the text, not a picture. */}
      <span className={styles.suit}>{`${suit}\uFE0E`}</span>
      {isRight !== null && (
        <span className={styles.mark}>
          {isRight ? (
            <Check size={size === 'large' ? 20 : 12} strokeWidth={3.5} />
          ) : (
            <X size={size === 'large' ? 20 : 12} strokeWidth={3.5} />
          )}
        </span>
      )}
    </span>
  )
}
