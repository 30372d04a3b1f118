import { ArrowUpDown, Bomb, ListOrdered, Spade } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HI_LO_CARDS } from '#contract/play/fairness/originals/hi-lo.ts'
import type { DetailOf, RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { cardText } from '#client/features/play/originals/index.ts'
import { PickerField } from '#client/ui/index.ts'
import { DraftField } from './DraftField.tsx'
import { guessesText, parseGuesses, parseMines, parseTiles, tilesText } from './step-choices.ts'

interface Props<Name extends 'mines' | 'hilo'> {
  detail: DetailOf<Name>
  onChange: (detail: RoundDetail) => void
}

export function MinesFields({ detail, onChange }: Props<'mines'>) {
  const { t } = useTranslation('fairness')
  return (
    <>
      <DraftField
        label={t('mines')}
        icon={<Bomb size={20} />}
        text={String(detail.mines)}
        parse={parseMines}
        onChange={(mines) => onChange({ ...detail, mines })}
      />
      <DraftField
        label={t('tiles')}
        icon={<ListOrdered size={20} />}
        text={tilesText(detail)}
        parse={parseTiles}
        onChange={(picks) => onChange({ ...detail, picks, hit: null })}
      />
    </>
  )
}

export function HiLoFields({ detail, onChange }: Props<'hilo'>) {
  const { t } = useTranslation('fairness')
  return (
    <>
      <PickerField
        label={t('start_card')}
        icon={<Spade size={20} />}
        value={detail.startCard}
        options={HI_LO_CARDS.map((card) => ({ value: card, label: cardText(card) }))}
        onChange={(next) => onChange({ ...detail, startCard: HI_LO_CARDS.find((card) => card === next) ?? detail.startCard })}
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
