import type { ReactNode } from 'react'
import { ChoiceChip } from './Chip.tsx'
import { Field } from './Field.tsx'
import styles from './AmountPad.module.css'

export interface AmountChip {
  key: string
  text: ReactNode
  isOn: boolean
  onSelect: () => void
}

interface Props {
  label: string
  /** The currency's symbol. */
  symbol: string
  typed: string
  onType: (typed: string) => void
  /** A problem with the amount, shown below it. */
  error?: string | undefined
  chips: readonly AmountChip[]
}

/** An amount: typed, or chosen by a chip. */
export const AmountPad = ({ label, symbol, typed, onType, error, chips }: Props) => (
  <div className={styles.pad}>
    <Field
      label={label}
      leading={<span className={styles.symbol}>{symbol}</span>}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      isClearable={typed !== ''}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      error={error}
    />
    <div className={styles.chips}>
      {chips.map(({ key, text, ...chip }) => (
        <ChoiceChip key={key} {...chip}>
          {text}
        </ChoiceChip>
      ))}
    </div>
  </div>
)
