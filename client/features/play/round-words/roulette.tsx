import { useTranslation } from 'react-i18next'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { colourOf, type RouletteBetKind } from '#contract/play/originals/roulette.ts'
import type { ChoiceFieldsProps, OriginalWords, T } from './round-words.ts'
import styles from './roulette.module.css'

export const chipPlaceText = (t: T, kind: RouletteBetKind, numbers: readonly number[]) =>
  t(`chip_${kind}`, { numbers: numbers.join('–') })

const choice = (t: T, { chips }: DetailByCode['roulette']) =>
  chips.map(({ kind, numbers }) => chipPlaceText(t, kind, numbers)).join(', ')

/** The number drawn does not depend on the chips: they are told. */
function RouletteChips({ detail }: ChoiceFieldsProps<DetailByCode['roulette']>) {
  const { t } = useTranslation('originals')
  return detail.chips.length === 0 ? null : <p className={styles.quiet}>{choice(t, detail)}</p>
}

export const roulette: OriginalWords<DetailByCode['roulette']> = {
  choice,
  result: (t, { number }) => t(`roulette_${colourOf(number)}`, { number }),
  Fields: RouletteChips,
}
