import { useTranslation } from 'react-i18next'
import { ROULETTE_INSIDE, roulettePlaces } from '#contract/play/originals/roulette.ts'
import { chipPlaceText } from '#client/features/play/round-words/index.ts'
import { Button, Sheet } from '#client/ui/index.ts'
import { placeKey, type ChipPlace } from './chips.ts'
import styles from './RouletteGame.module.css'

/** The places for a chip that cover the number. */
const placesWith = (number: number): ChipPlace[] =>
  ROULETTE_INSIDE.flatMap((kind) =>
    roulettePlaces(kind)
      .filter((numbers) => numbers.includes(number))
      .map((numbers) => ({ kind, numbers })),
  )

interface Props {
  /** Undefined = closed. */
  number: number | undefined
  onChoose: (place: ChipPlace) => void
  onClose: () => void
}

/** All places that cover a number: keyboards and screen readers cannot point at a line or corner. */
export function PlaceSheet({ number, onChoose, onClose }: Props) {
  const { t } = useTranslation('roulette')
  const { t: tOriginals } = useTranslation('originals')
  return (
    <Sheet isOpen={number !== undefined} onClose={onClose} title={number === undefined ? '' : t('which', { number })}>
      <div className={styles.places}>
        {number !== undefined &&
          placesWith(number).map((place) => (
            <Button key={placeKey(place)} variant="secondary" onClick={() => onChoose(place)}>
              {chipPlaceText(tOriginals, place.kind, place.numbers)}
            </Button>
          ))}
      </div>
    </Sheet>
  )
}
