import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KENO_NUMBERS } from '#contract/play/originals/keno.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './KenoGrid.module.css'

const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1)

interface Props {
  chosen: ReadonlySet<number>
  /** Those to be seen so far. */
  drawn: ReadonlySet<number>
  canChooseMore: boolean
  isLocked: boolean
  onToggle: (number: number) => void
}

/** Forty numbers: chosen ones have a ring, drawn ones a dot, and hits a check besides their colour. */
export function KenoGrid({ chosen, drawn, canChooseMore, isLocked, onToggle }: Props) {
  const { t } = useTranslation('keno')
  const markOf = (number: number) => {
    const isChosen = chosen.has(number)
    if (drawn.has(number)) return isChosen ? t('mark_hit') : t('mark_drawn')
    return isChosen ? t('mark_chosen') : ''
  }
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{t('numbers')}</legend>
      {NUMBERS.map((number) => {
        const isChosen = chosen.has(number)
        const isDrawn = drawn.has(number)
        const mark = markOf(number)
        return (
          <button
            key={number}
            type="button"
            aria-pressed={isChosen}
            aria-label={mark ? `${number}, ${mark}` : String(number)}
            disabled={isLocked || (!isChosen && !canChooseMore)}
            onClick={() => onToggle(number)}
            className={cx(styles.number, isChosen && styles.chosen, isDrawn && (isChosen ? styles.hit : styles.drawn))}
          >
            {number}
            {isDrawn && isChosen && <Check size={12} strokeWidth={4} aria-hidden="true" className={styles.check} />}
          </button>
        )
      })}
    </fieldset>
  )
}
