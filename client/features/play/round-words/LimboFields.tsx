import { LIMBO_TARGET_MAX, LIMBO_TARGET_MIN } from '#contract/play/originals/limbo.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { ChoiceFieldsProps } from './round-words.ts'
import { TargetField } from './TargetField.tsx'

export const LimboFields = ({ detail, onChange }: ChoiceFieldsProps<DetailByCode['limbo']>) => (
  <TargetField
    target={detail.target}
    least={LIMBO_TARGET_MIN}
    most={LIMBO_TARGET_MAX}
    onChange={(target) => onChange({ ...detail, target })}
  />
)
