import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#client/ui/index.ts'
import { AUTO_RAISE_MOST, type StakeChange } from './auto-bet.ts'
import styles from './AutoBet.module.css'

const FIRST_RAISE = 50

interface Props {
  label: string
  change: StakeChange
  onChange: (change: StakeChange) => void
}

/** Back to the first stake, or up by whole percent. */
export function StakeChangeField({ label, change, onChange }: Props) {
  const { t } = useTranslation('game-frame')
  const id = useId()
  const type = (text: string) => {
    const percent = Number(text.replace(/\D/g, '').slice(0, 3))
    onChange({ kind: 'raise', percent: Math.min(AUTO_RAISE_MOST, percent) })
  }
  return (
    <div className={styles.change}>
      <span className={styles.changeLabel}>{label}</span>
      <SegmentedControl
        label={label}
        options={[
          { value: 'reset', label: t('auto_reset') },
          { value: 'raise', label: t('auto_raise') },
        ]}
        value={change.kind}
        onChange={(kind) => onChange(kind === 'raise' ? { kind, percent: FIRST_RAISE } : { kind })}
      />
      <label htmlFor={id} className={styles.percent}>
        <span className="visually-hidden">{t('auto_percent', { label })}</span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          disabled={change.kind === 'reset'}
          value={change.kind === 'raise' ? String(change.percent) : ''}
          onChange={(event) => type(event.target.value)}
        />
        <span aria-hidden="true">%</span>
      </label>
    </div>
  )
}
