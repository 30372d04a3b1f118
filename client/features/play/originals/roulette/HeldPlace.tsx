import { useTranslation } from 'react-i18next'
import { rouletteCovered } from '#contract/play/originals/roulette.ts'
import { chipPlaceText } from '#client/features/play/round-words/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { ChipFace } from './ChipFace.tsx'
import type { ChipPlace } from './chips.ts'
import styles from './HeldPlace.module.css'
import { chipSpot } from './table-places.ts'

interface Props {
  place: ChipPlace
  /** The value of the chip to be placed. */
  coin: bigint
  amount: string
}

/** A bet on n numbers pays 36/n - 1 to one. */
const WHOLE_TABLE = 36
/** Minimum distance from the edges. */
const SIDE = 0.4

/** The chip in the air, and the bet it will make. */
export function HeldPlace({ place, coin, amount }: Props) {
  const { t } = useTranslation('originals')
  const { x, y } = chipSpot(place)
  const covered = rouletteCovered(place.kind, place.numbers) ?? []
  return (
    <div className={styles.held} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden="true">
      <p className={cx(styles.words, x < SIDE && styles.fromLeft, x > 1 - SIDE && styles.fromRight)}>
        {chipPlaceText(t, place.kind, place.numbers)} <strong>{`${WHOLE_TABLE / covered.length - 1}:1 · ${amount}`}</strong>
      </p>
      <ChipFace amount={coin} />
    </div>
  )
}
