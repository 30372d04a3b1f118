import { useTranslation } from 'react-i18next'
import type { CardName } from '#contract/play/originals/hilo.ts'
import { rightGuesses } from './hi-lo-cards.ts'
import type { HiLoRound, HiLoTable } from './hilo-calls.ts'
import styles from './HiLoGame.module.css'
import { PlayingCard } from './PlayingCard.tsx'

interface Props {
  card: CardName
  /** The round to be seen, and the same while it is open. */
  round: HiLoRound | undefined
  open: HiLoRound | undefined
  table: Pick<HiLoTable, 'mostCards' | 'mostGuesses'>
}

/** The card that is guessed from, and how far the round has come. */
export function CardOnTable({ card, round, open, table: { mostCards, mostGuesses } }: Props) {
  const { t } = useTranslation('hilo')
  const last = round?.cards.at(-1)
  return (
    <div className={styles.table}>
      <PlayingCard
        key={`${round?.roundId}/${round?.cards.length}/${card}`}
        card={card}
        size="large"
        isRight={last?.isRight ?? null}
        isDrawn={last !== undefined}
      />
      <dl className={styles.figures}>
        <div>
          <dt>{t('right')}</dt>
          <dd>{`${open ? rightGuesses(open) : 0}/${mostGuesses}`}</dd>
        </div>
        <div>
          <dt>{t('cards_left')}</dt>
          <dd>{open?.cardsLeft ?? mostCards - 1}</dd>
        </div>
      </dl>
    </div>
  )
}
