import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DICE_DIRECTIONS, DICE_TARGET_MAX, DICE_TARGET_MIN } from '#contract/play/originals/dice.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { ChoicePicker } from './ChoicePicker.tsx'
import type { ChoiceFieldsProps } from './round-words.ts'
import { TargetField } from './TargetField.tsx'

export function DiceFields({ detail, onChange }: ChoiceFieldsProps<DetailByCode['dice']>) {
  const { t } = useTranslation('fairness')
  return (
    <>
      <ChoicePicker
        label={t('direction')}
        icon={<Gauge size={20} />}
        options={DICE_DIRECTIONS}
        value={detail.direction}
        text={(option) => t(`direction_${option}`)}
        onChange={(direction) => onChange({ ...detail, direction })}
      />
      <TargetField
        target={detail.target}
        least={DICE_TARGET_MIN}
        most={DICE_TARGET_MAX}
        onChange={(target) => onChange({ ...detail, target })}
      />
    </>
  )
}
