import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardName, HiLoGuess } from '#contract/play/originals/hilo.ts'
import { multiplierText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { type CurrencyMeta, formatMoney, formatNumber } from '#client/lib/format.ts'
import styles from './GuessButtons.module.css'
import { chanceOf, factorOf, type Offer, payoutOf, wordOf } from './hi-lo-cards.ts'
import type { HiLoRound } from './hilo-calls.ts'

interface Props {
  card: CardName
  /** The total payout of each guess; null if it exceeds the round’s limits. */
  offers: Readonly<Record<HiLoGuess, Offer | null>>
  open: HiLoRound | undefined
  /** The stake of the open or next round; undefined if it can’t be read. */
  stake: bigint | undefined
  currency: CurrencyMeta
  /** A guess can be made now. */
  canGuess: boolean
  onGuess: (guess: HiLoGuess) => void
}
const GUESSES = [
  { guess: 'higher', Icon: ArrowUp },
  { guess: 'lower', Icon: ArrowDown },
] as const
/** Rounded down, never up. */
const CHANCE = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' } as const

/** The two guesses, with their chances and payouts. Extra taps are ignored, and the button keeps the focus. */
export function GuessButtons({ card, offers, open, stake, currency, canGuess, onGuess }: Props) {
  const { t, i18n } = useTranslation('hilo')
  const paid = (offer: Offer) =>
    stake === undefined ? '' : formatMoney(payoutOf(stake, open, offer), currency, { language: i18n.language })
  return (
    <div className={styles.guesses}>
      {GUESSES.map(({ guess, Icon }) => {
        const offer = offers[guess]
        const word = wordOf(card, guess)
        const isOff = !canGuess || offer === null
        const Sign = word === 'same' ? Equal : Icon
        return (
          <button
            key={guess}
            type="button"
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onGuess(guess)}
            className={cx(styles.guess, styles[guess])}
          >
            <span className={styles.word}>{t(word)}</span>
            <span className={styles.sign}>
              <Sign size={22} strokeWidth={2.5} aria-hidden="true" />
            </span>
            {offer ? (
              <>
                <span className={styles.chance}>{formatNumber(chanceOf(offer), i18n.language, CHANCE)}</span>
                <span className={styles.odds}>
                  {`${multiplierText(factorOf(card, guess))}×`}
                  <span className={styles.paid}>{` → ${paid(offer)}`}</span>
                </span>
              </>
            ) : (
              <span className={styles.odds}>{t('not_offered')}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
