import { Crosshair } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hundredthsText } from '#contract/play/originals/figures.ts'
import { readFigure } from '#client/lib/typed-amount.ts'
import { DraftField } from './DraftField.tsx'

const UNITS_OF_HUNDREDTH = 100n
function hundredths(text: string, least: number, most: number): number | undefined {
  const { value: read } = readFigure(text, { decimals: 2, unit: 'figure' })
  if (read === undefined) return undefined
  const value = Number(read / UNITS_OF_HUNDREDTH)
  return value >= least && value <= most ? value : undefined
}

interface Props {
  /** In hundredths, like the bounds. */
  target: number
  least: number
  most: number
  onChange: (target: number) => void
}

/** The target of a bet: a roll or a multiplier. */
export function TargetField({ target, least, most, onChange }: Props) {
  const { t } = useTranslation('fairness')
  return (
    <DraftField
      label={t('target')}
      icon={<Crosshair size={20} />}
      text={hundredthsText(target)}
      parse={(text) => hundredths(text, least, most)}
      onChange={onChange}
    />
  )
}
