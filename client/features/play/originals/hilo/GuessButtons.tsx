import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardName, HiLoGuess } from '#contract/play/originals/hilo.ts'
import { multiplierText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatPercent } from '#client/lib/format.ts'
import styles from './GuessButtons.module.css'
import { chanceOf, type Offer, wordOf } from './hi-lo-cards.ts'

interface Props {
  card: CardName
  /** What each guess would pay in all; null where the round’s limits don’t allow it. */
  offers: Readonly<Record<HiLoGuess, Offer | null>>
  /** A guess can be made now. */
  canGuess: boolean
  onGuess: (guess: HiLoGuess) => void
}
const GUESSES = [
  { guess: 'higher', Icon: ArrowUp },
  { guess: 'lower', Icon: ArrowDown },
] as const

/** The two guesses, with their chance and what they would pay. A tap too many is ignored, and the button keeps the focus. */
export function GuessButtons({ card, offers, canGuess, onGuess }: Props) {
  const { t, i18n } = useTranslation('hilo')
  return (
    <div className={styles.guesses}>
      {GUESSES.map(({ guess, Icon }) => {
        const offer = offers[guess]
        const word = wordOf(card, guess)
        const isOff = !canGuess || offer === null
        return (
          <button
            key={guess}
            type="button"
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onGuess(guess)}
            className={cx(styles.guess, styles[guess])}
          >
            {word === 'same' ? <Equal size={24} aria-hidden="true" /> : <Icon size={24} aria-hidden="true" />}
            <span className={styles.words}>
              <span className={styles.word}>{t(word)}</span>
              <span className={styles.odds}>
                {offer
                  ? `${multiplierText(offer.multiplier)}× · ${formatPercent(chanceOf(offer), i18n.language, 1)}`
                  : t('not_offered')}
              </span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
