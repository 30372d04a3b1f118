import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/ui/index.ts'

interface Props<V> {
  label: string
  icon: ReactNode
  /** The value as text. */
  text: string
  inputMode?: 'decimal' | 'text'
  /** Undefined = invalid: the field is marked, and nothing is recomputed. */
  parse: (text: string) => V | undefined
  onChange: (value: V) => void
}

/** A field whose text may be invalid while it is typed. */
export function DraftField<V>({ label, icon, text, inputMode = 'decimal', parse, onChange }: Props<V>) {
  const { t } = useTranslation('fairness')
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? text
  const type = (next: string) => {
    setDraft(next)
    const value = parse(next)
    if (value !== undefined) onChange(value)
  }
  return (
    <Field
      label={label}
      icon={icon}
      value={shown}
      inputMode={inputMode}
      autoComplete="off"
      error={parse(shown) === undefined ? t('choice_wrong') : undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={() => parse(shown) !== undefined && setDraft(undefined)}
    />
  )
}
