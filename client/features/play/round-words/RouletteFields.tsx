import { useTranslation } from 'react-i18next'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { rouletteWords } from './roulette.ts'
import type { ChoiceFieldsProps } from './round-words.ts'
import styles from './roulette.module.css'

/** Shows the chips as text: the number drawn does not depend on them. */
export function RouletteFields({ detail }: ChoiceFieldsProps<DetailByCode['roulette']>) {
  const { t } = useTranslation('originals')
  return detail.chips.length === 0 ? null : <p className={styles.quiet}>{rouletteWords.choice(t, detail)}</p>
}
