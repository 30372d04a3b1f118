import { ArrowDown, ArrowUp, ChevronsRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './CardStrip.module.css'
import type { HiLoRound } from './hilo-calls.ts'
import { PlayingCard } from './PlayingCard.tsx'
import { useCardName } from './use-card-name.ts'

type Drawn = HiLoRound['cards'][number]

/** Within the strip only: the page stays where it is. */
const scrollTo = (newest: HTMLLIElement | null) => newest?.parentElement?.scrollTo({ left: newest.offsetLeft })

const ICON = { higher: ArrowUp, lower: ArrowDown, skip: ChevronsRight } as const

function Guess({ guess }: Pick<Drawn, 'guess'>) {
  const Icon = ICON[guess ?? 'skip']
  return <Icon size={14} strokeWidth={3} aria-hidden="true" className={styles.guess} />
}

/** The cards of the round in order, each with the guess before it. The newest is on the right, in sight. */
export function CardStrip({ round }: { round: Pick<HiLoRound, 'startCard' | 'cards'> | undefined }) {
  const { t } = useTranslation('hilo')
  const nameOf = useCardName()
  if (!round) return <p className={styles.none}>{t('no_cards')}</p>
  const wordsOf = ({ guess, isRight }: Drawn) =>
    guess === null ? t('skipped') : `${t(guess)}, ${t(isRight ? 'was_right' : 'was_wrong')}`
  return (
    // Scrolls: the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol tabIndex={0} aria-label={t('cards')} className={styles.strip}>
      <li>
        <PlayingCard card={round.startCard} size="small" />
        <span className="visually-hidden">{`${nameOf(round.startCard)}, ${t('start')}`}</span>
      </li>
      {round.cards.map((drawn, index) => (
        <li key={index} ref={index === round.cards.length - 1 ? scrollTo : undefined}>
          <Guess guess={drawn.guess} />
          <PlayingCard card={drawn.card} size="small" isRight={drawn.isRight} />
          <span className="visually-hidden">{`${nameOf(drawn.card)}, ${wordsOf(drawn)}`}</span>
        </li>
      ))}
    </ol>
  )
}
