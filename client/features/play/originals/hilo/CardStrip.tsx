import { ChevronDown, ChevronsRight, ChevronUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import styles from './CardStrip.module.css'
import { factorOf, factorText } from './hi-lo-cards.ts'
import type { HiLoRound } from './hilo-calls.ts'
import { PlayingCard } from './PlayingCard.tsx'
import { useCardName } from './use-card-name.ts'

type Drawn = HiLoRound['cards'][number]

/** Scrolls the strip only, not the page. */
const scrollTo = (newest: HTMLLIElement | null) => newest?.parentElement?.scrollTo({ left: newest.offsetLeft })

const ICON = { higher: ChevronUp, lower: ChevronDown, skip: ChevronsRight } as const

function Guess({ guess }: Pick<Drawn, 'guess'>) {
  const Icon = ICON[guess ?? 'skip']
  return <Icon size={12} strokeWidth={3.5} aria-hidden="true" className={cx(styles.guess, guess && styles[guess])} />
}

interface Props {
  round: Pick<HiLoRound, 'startCard' | 'cards'> | undefined
  isOpen: boolean
  /** The newest is being drawn. */
  isMoving: boolean
  /** Shown without a round: what to do first. */
  hint: string
}

/** The round's cards in order, each with the guess before it and its multiplier. Scrolls to the newest on the right. */
export function CardStrip({ round, isOpen, isMoving, hint }: Props) {
  const { t } = useTranslation('hilo')
  const nameOf = useCardName()
  if (!round)
    return (
      <p aria-hidden="true" className={cx(styles.strip, styles.none)}>
        {hint}
      </p>
    )
  const { startCard, cards } = round
  const wordsOf = ({ guess, isRight }: Drawn) =>
    guess === null ? t('skipped') : `${t(guess)}, ${t(isRight ? 'was_right' : 'was_wrong')}`
  const labelOf = ({ guess, isRight }: Drawn, index: number) => {
    if (isRight === false) return <X size={16} strokeWidth={3.5} />
    if (index === cards.length - 1 && isOpen) return t('now')
    return guess === null ? t('skipped_short') : `${factorText(factorOf(cards[index - 1]?.card ?? startCard, guess))}×`
  }
  const isNow = (index: number) => isOpen && index === cards.length - 1
  return (
    // Scrolls: the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol tabIndex={0} aria-label={t('cards')} className={styles.strip}>
      <li className={cx(isNow(-1) && styles.now)}>
        <PlayingCard card={startCard} size="small" className={styles.card} />
        <span aria-hidden="true" className={styles.label}>
          {t('start_short')}
        </span>
        <span className="visually-hidden">{`${nameOf(startCard)}, ${t('start')}`}</span>
      </li>
      {cards.map((drawn, index) => (
        <li
          key={index}
          ref={index === cards.length - 1 ? scrollTo : undefined}
          className={cx(
            isNow(index) && styles.now,
            isMoving && index === cards.length - 1 && styles.arriving,
            drawn.isRight === true && styles.right,
            drawn.isRight === false && styles.wrong,
          )}
        >
          <Guess guess={drawn.guess} />
          <PlayingCard card={drawn.card} size="small" className={styles.card} />
          <span aria-hidden="true" className={styles.label}>
            {labelOf(drawn, index)}
          </span>
          <span className="visually-hidden">{`${nameOf(drawn.card)}, ${wordsOf(drawn)}`}</span>
        </li>
      ))}
    </ol>
  )
}
