import { hundredthsText } from '#contract/play/originals/figures.ts'
import { LIMBO_TARGET_MAX, LIMBO_TARGET_MIN } from '#contract/play/originals/limbo.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { OriginalWords } from './round-words.ts'
import { TargetField } from './TargetField.tsx'

export const limbo: OriginalWords<DetailByCode['limbo']> = {
  choice: (t, { target }) => t('limbo_choice', { target: hundredthsText(target) }),
  result: (t, { result }) => t('limbo_result', { result: hundredthsText(result) }),
  Fields: ({ detail, onChange }) => (
    <TargetField
      target={detail.target}
      least={LIMBO_TARGET_MIN}
      most={LIMBO_TARGET_MAX}
      onChange={(target) => onChange({ ...detail, target })}
    />
  ),
}
