import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardName } from '#contract/play/originals/hilo.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './CardOnTable.module.css'
import type { HiLoRound } from './hilo-calls.ts'
import { PlayingCard } from './PlayingCard.tsx'

/** The trail below: the distance between two cards, and how many it shows at once. */
const TRAIL_STEP_PX = 57
const TRAIL_SHOWN = 6
/** Moves to the place of the second newest card in the trail. */
const leftBy = (cards: number) => ({
  translate: `${(Math.min(cards, TRAIL_SHOWN - 2) - (TRAIL_SHOWN - 1) / 2) * TRAIL_STEP_PX}px`,
})

interface Props {
  card: CardName
  /** The round to show. */
  round: HiLoRound | undefined
  /** It is being drawn. */
  isMoving: boolean
  /** How the round ended, or why it continues. */
  note: { text: string; isWon: boolean } | undefined
}

/** The current card on its deck, between the lowest and the highest rank. */
export function CardOnTable({ card, round, isMoving, note }: Props) {
  const { t } = useTranslation('hilo')
  const cards = round?.cards ?? []
  const last = cards.at(-1)
  const isWrong = last?.isRight === false
  const step = `${round?.roundId}/${cards.length}/${card}`
  return (
    <div className={styles.table}>
      <p aria-hidden="true" className={cx(styles.end, styles.lowest)}>
        {t('lowest')}
        <span>A</span>
        <ChevronDown size={20} strokeWidth={3.5} />
      </p>
      <div className={styles.deck}>
        <span className={styles.back} />
        <span className={styles.back} />
        <span key={step} className={cx(styles.drawn, isMoving && last && styles.turning, isWrong && styles.wrong)}>
          <PlayingCard card={card} size="large" />
          {isWrong && <X size={22} strokeWidth={3.5} aria-hidden="true" className={styles.mark} />}
        </span>
        {isMoving && round && last && (
          <span key={`${step}/before`} style={leftBy(cards.length - 1)} className={styles.shrinking}>
            <PlayingCard card={cards.at(-2)?.card ?? round.startCard} size="large" />
          </span>
        )}
      </div>
      <p aria-hidden="true" className={cx(styles.end, styles.highest)}>
        <ChevronUp size={20} strokeWidth={3.5} />
        <span>K</span>
        {t('highest')}
      </p>
      {note && (
        <p aria-hidden="true" className={cx(styles.note, note.isWon && styles.won)}>
          {note.text}
        </p>
      )}
    </div>
  )
}
