import { useTranslation } from 'react-i18next'
import { BLANK } from './slot-theme.ts'
import type { SlotState } from './slot-state.ts'

const NAMED = ['7', 'B', 'C', 'G', 'L', 'W', 'S', 'M'] as const
type Named = (typeof NAMED)[number]
const RANKS = ['P', 'E', 'D'] as const
type Rank = (typeof RANKS)[number]

const isNamed = (symbol: string): symbol is Named => (NAMED as readonly string[]).includes(symbol)
const isRank = (symbol: string): symbol is Rank => (RANKS as readonly string[]).includes(symbol)

/** A symbol's name; symbols specific to one game are named by their rank. */
export function useSymbolName({ type }: Pick<SlotState['sheet'], 'type'>): (symbol: string) => string {
  const { t } = useTranslation('slots')
  return (symbol) => {
    if (symbol === BLANK) return t('symbol_blank')
    if (isNamed(symbol)) return t(`symbol_${symbol}`)
    if (isRank(symbol)) return t(`symbol_${symbol}`)
    return type === 'tumble' ? t(symbol === 'A' ? 'symbol_green' : 'symbol_blue') : t('symbol_letter', { letter: symbol })
  }
}
