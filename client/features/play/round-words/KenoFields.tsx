import { ListOrdered } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KENO_MOST_CHOSEN, KENO_NUMBERS, KENO_RISKS } from '#contract/play/originals/keno.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { RiskPicker } from './ChoicePicker.tsx'
import { DraftField } from './DraftField.tsx'
import type { ChoiceFieldsProps } from './round-words.ts'
import { partsOf } from './step-choices.ts'

/** One to ten different numbers, lowest first, or undefined. */
function parseNumbers(text: string): number[] | undefined {
  const numbers = [...new Set(partsOf(text).map(Number))]
  const isRight = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= KENO_NUMBERS)
  if (!isRight || numbers.length === 0 || numbers.length > KENO_MOST_CHOSEN) return undefined
  return numbers.toSorted((one, other) => one - other)
}

export function KenoFields({ detail, onChange }: ChoiceFieldsProps<DetailByCode['keno']>) {
  const { t } = useTranslation('fairness')
  return (
    <>
      <RiskPicker options={KENO_RISKS} value={detail.risk} onChange={(risk) => onChange({ ...detail, risk })} />
      <DraftField
        label={t('numbers')}
        icon={<ListOrdered size={20} />}
        text={detail.numbers.join(', ')}
        parse={parseNumbers}
        onChange={(numbers) => onChange({ ...detail, numbers })}
      />
    </>
  )
}
