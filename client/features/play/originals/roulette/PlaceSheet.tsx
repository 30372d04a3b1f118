import { useTranslation } from 'react-i18next'
import { ROULETTE_INSIDE, roulettePlaces } from '#contract/play/originals/roulette.ts'
import { chipPlaceText } from '#client/features/play/round-words/index.ts'
import { Button, Sheet } from '#client/ui/index.ts'
import type { ChipPlace } from './chips.ts'
import styles from './RouletteGame.module.css'

export type InsideKind = (typeof ROULETTE_INSIDE)[number]

/** Where a chip of that kind may lie if it covers the number. */
export const placesWith = (kind: InsideKind, number: number): ChipPlace[] =>
  roulettePlaces(kind)
    .filter((numbers) => numbers.includes(number))
    .map((numbers) => ({ kind, numbers }))

interface Props {
  /** Undefined = closed. */
  asked: { kind: InsideKind; number: number } | undefined
  onChoose: (place: ChipPlace) => void
  onClose: () => void
}

/** The places of a split, street, corner or six line around the number that was tapped: one tap puts the chip down. */
export function PlaceSheet({ asked, onChoose, onClose }: Props) {
  const { t } = useTranslation('roulette')
  const { t: tOriginals } = useTranslation('originals')
  return (
    <Sheet isOpen={asked !== undefined} onClose={onClose} title={asked ? t('which', { number: asked.number }) : ''}>
      <div className={styles.places}>
        {asked &&
          placesWith(asked.kind, asked.number).map((place) => (
            <Button key={place.numbers.join()} variant="secondary" onClick={() => onChoose(place)}>
              {chipPlaceText(tOriginals, place.kind, place.numbers)}
            </Button>
          ))}
      </div>
    </Sheet>
  )
}
