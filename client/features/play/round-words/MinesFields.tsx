import { Bomb, ListOrdered } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { DraftField } from './DraftField.tsx'
import type { ChoiceFieldsProps } from './round-words.ts'
import { parseMines, parseTiles, tilesText } from './step-choices.ts'

export function MinesFields({ detail, onChange }: ChoiceFieldsProps<DetailByCode['mines']>) {
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
