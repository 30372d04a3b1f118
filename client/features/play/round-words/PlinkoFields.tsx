import { Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RISKS } from '#contract/play/originals/multiplier.ts'
import { PLINKO_ROWS } from '#contract/play/originals/plinko.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { ChoicePicker, RiskPicker } from './ChoicePicker.tsx'
import type { ChoiceFieldsProps } from './round-words.ts'

export function PlinkoFields({ detail, onChange }: ChoiceFieldsProps<DetailByCode['plinko']>) {
  const { t } = useTranslation('fairness')
  return (
    <>
      <ChoicePicker
        label={t('rows')}
        icon={<Rows3 size={20} />}
        options={PLINKO_ROWS}
        value={detail.rows}
        onChange={(rows) => onChange({ ...detail, rows })}
      />
      <RiskPicker options={RISKS} value={detail.risk} onChange={(risk) => onChange({ ...detail, risk })} />
    </>
  )
}
