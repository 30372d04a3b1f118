import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFigure } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { FormError, SegmentedControl } from '#client/ui/index.ts'
import { lastPlaces } from './figures.ts'
import { AUTO_RAISE_MOST } from './auto-bet.ts'
import styles from './AutoBet.module.css'
import type { TypedChange } from './stake-change.ts'

const FIRST_RAISE = 50

interface Props {
  label: string
  change: TypedChange
  onChange: (change: TypedChange) => void
}
const readWholePercent = (typed: string) => readFigure(typed, { decimals: 0, unit: 'percent' })

/** Resets to the first stake, or raises it by whole percent. */
export function StakeChangeField({ label, change, onChange }: Props) {
  const { t } = useTranslation('game-frame')
  const id = useId()
  const numberProblem = useNumberProblem()
  const [draft, setDraft] = useState<string>()
  const type = (text: string) => {
    setDraft(text)
    const { value } = readWholePercent(text)
    onChange({ kind: 'raise', percent: value === undefined ? undefined : Math.min(AUTO_RAISE_MOST, lastPlaces(value, 0)) })
  }
  const problem = change.kind === 'raise' && draft !== undefined ? numberProblem(readWholePercent(draft)) : undefined
  return (
    <div className={styles.change}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <SegmentedControl
        label={label}
        options={[
          { value: 'reset', label: t('auto_reset') },
          { value: 'raise', label: t('auto_raise') },
        ]}
        value={change.kind}
        onChange={(kind) => {
          setDraft(undefined)
          onChange(kind === 'raise' ? { kind, percent: FIRST_RAISE } : { kind })
        }}
      />
      <label htmlFor={id} className={styles.percent}>
        <span className="visually-hidden">{t('auto_percent', { label })}</span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          disabled={change.kind === 'reset'}
          aria-invalid={problem !== undefined || undefined}
          value={change.kind === 'raise' ? (draft ?? String(change.percent ?? '')) : ''}
          onBlur={() => change.kind === 'raise' && change.percent !== undefined && setDraft(undefined)}
          onChange={(event) => type(event.target.value)}
        />
        <span aria-hidden="true">%</span>
      </label>
      <FormError>{problem}</FormError>
    </div>
  )
}
