import { Disc3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RISKS } from '#contract/play/originals/multiplier.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { WHEEL_SEGMENTS } from '#contract/play/originals/wheel.ts'
import { ChoicePicker, RiskPicker } from './ChoicePicker.tsx'
import type { ChoiceFieldsProps } from './round-words.ts'

export function WheelFields({ detail, onChange }: ChoiceFieldsProps<DetailByCode['wheel']>) {
  const { t } = useTranslation('fairness')
  return (
    <>
      <ChoicePicker
        label={t('segments')}
        icon={<Disc3 size={20} />}
        options={WHEEL_SEGMENTS}
        value={detail.segments}
        onChange={(segments) => onChange({ ...detail, segments })}
      />
      <RiskPicker options={RISKS} value={detail.risk} onChange={(risk) => onChange({ ...detail, risk })} />
    </>
  )
}
