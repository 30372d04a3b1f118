import { useTranslation } from 'react-i18next'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import { winSize } from '#client/features/play/game-frame/index.ts'
import { formatDate, formatMoney, type CurrencyMeta } from '#client/lib/format.ts'

/** The win and the end time of a round that ended while the player was away. */
export function useLeftLine(round: SlotRoundView | undefined, currency: CurrencyMeta): string | undefined {
  const { t, i18n } = useTranslation(['slots', 'game-frame'])
  if (!round) return undefined
  const { stake, won, at, endedAt } = round
  const time = formatDate(endedAt ?? at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const amount = formatMoney(won, currency, { language: i18n.language })
  const isWin = winSize({ stake, payout: won }) !== 'none'
  const line = won === 0n ? t('left_none', { time }) : t(isWin ? 'left_won' : 'left_back', { amount, time })
  return t('game-frame:line_away', { line })
}
