import { ArrowUpDown, Spade } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HI_LO_CARDS } from '#contract/play/originals/hilo.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { ChoicePicker } from './ChoicePicker.tsx'
import { DraftField } from './DraftField.tsx'
import { cardText } from './hilo.ts'
import type { ChoiceFieldsProps } from './round-words.ts'
import { guessesText, parseGuesses } from './step-choices.ts'

export function HiLoFields({ detail, onChange }: ChoiceFieldsProps<DetailByCode['hilo']>) {
  const { t } = useTranslation('fairness')
  return (
    <>
      <ChoicePicker
        label={t('start_card')}
        icon={<Spade size={20} />}
        options={HI_LO_CARDS}
        value={detail.startCard}
        text={cardText}
        onChange={(startCard) => onChange({ ...detail, startCard })}
      />
      <DraftField
        label={t('guesses')}
        icon={<ArrowUpDown size={20} />}
        text={guessesText(detail)}
        inputMode="text"
        parse={parseGuesses}
        onChange={(cards) => onChange({ ...detail, cards })}
      />
    </>
  )
}
