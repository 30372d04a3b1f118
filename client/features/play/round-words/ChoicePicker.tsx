import { Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { KenoRisk } from '#contract/play/originals/keno.ts'
import { PickerField } from '#client/ui/index.ts'
import { riskText } from './round-words.ts'

interface Props<V extends string | number> {
  label: string
  icon: ReactNode
  options: readonly V[]
  value: V
  text?: (option: V) => string
  onChange: (option: V) => void
}

/** One of a few choices. */
export const ChoicePicker = <V extends string | number>({ label, icon, options, value, text = String, onChange }: Props<V>) => (
  <PickerField
    label={label}
    icon={icon}
    value={String(value)}
    options={options.map((option) => ({ value: String(option), label: text(option) }))}
    onChange={(next) => onChange(options.find((option) => String(option) === next) ?? value)}
  />
)

export function RiskPicker<V extends KenoRisk>({ options, value, onChange }: Pick<Props<V>, 'options' | 'value' | 'onChange'>) {
  const { t } = useTranslation('fairness')
  const { t: tOriginals } = useTranslation('originals')
  return (
    <ChoicePicker
      label={t('risk')}
      icon={<Gauge size={20} />}
      options={options}
      value={value}
      text={(option) => riskText(tOriginals, option)}
      onChange={onChange}
    />
  )
}
