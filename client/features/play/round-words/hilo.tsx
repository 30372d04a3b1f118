import { ArrowUpDown, Spade } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CardName, HI_LO_CARDS } from '#contract/play/originals/hilo.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { ChoicePicker } from './ChoicePicker.tsx'
import { DraftField } from './DraftField.tsx'
import type { ChoiceFieldsProps, OriginalWords } from './round-words.ts'
import { guessesText, parseGuesses } from './step-choices.ts'

const SUIT_SIGN: Readonly<Record<string, string>> = { D: '♦', H: '♥', S: '♠', C: '♣' }
/** TC → 10♣ */
export const cardText = (name: CardName) => `${name[0] === 'T' ? '10' : name[0]}${SUIT_SIGN[name[1]!]}`

function HiLoFields({ detail, onChange }: ChoiceFieldsProps<DetailByCode['hilo']>) {
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

export const hilo: OriginalWords<DetailByCode['hilo']> = {
  choice: (t, { startCard }) => t('hilo_choice', { card: cardText(startCard) }),
  result: (t, { cards }) => t('hilo_result', { cards: cards.map(({ card }) => cardText(card)).join(' ') || '–' }),
  Fields: HiLoFields,
}
