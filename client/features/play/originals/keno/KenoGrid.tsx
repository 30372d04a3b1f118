import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KENO_NUMBERS } from '#contract/play/originals/keno.ts'
import { cx } from '#client/lib/class-names.ts'
import { KENO_LUCKY_STEP_MS } from '#client/lib/timings.ts'
import { KenoBall } from './KenoBall.tsx'
import styles from './KenoStage.module.css'

const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1)

interface Props {
  chosen: readonly number[]
  /** The numbers shown so far. */
  drawn: ReadonlySet<number>
  canChooseMore: boolean
  isLocked: boolean
  /** The balls appear one after another. */
  isInTurn: boolean
  onToggle: (number: number) => void
}

/** Forty numbers: chosen ones are balls, drawn ones have a dashed ring, and hits also have a check mark. */
export function KenoGrid({ chosen, drawn, canChooseMore, isLocked, isInTurn, onToggle }: Props) {
  const { t } = useTranslation('keno')
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{t('numbers')}</legend>
      {NUMBERS.map((number) => {
        const order = chosen.indexOf(number)
        const isChosen = order >= 0
        const isHit = isChosen && drawn.has(number)
        const state = isHit ? 'hit' : isChosen ? 'chosen' : drawn.has(number) ? 'drawn' : undefined
        return (
          <button
            key={number}
            type="button"
            aria-pressed={isChosen}
            aria-label={state ? `${number}, ${t(`mark_${state}`)}` : String(number)}
            disabled={isLocked || (!isChosen && !canChooseMore)}
            onClick={() => onToggle(number)}
            style={isInTurn && state === 'chosen' ? { animationDelay: `${order * KENO_LUCKY_STEP_MS}ms` } : undefined}
            className={cx(styles.number, state && styles[state])}
          >
            {isChosen ? (
              <KenoBall number={number} tone={isHit ? 'hit' : 'chosen'} className={styles.picked} />
            ) : (
              <span>{number}</span>
            )}
            {isHit && <Check size={13} strokeWidth={4} aria-hidden="true" className={styles.check} />}
          </button>
        )
      })}
    </fieldset>
  )
}
