import { useTranslation } from 'react-i18next'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import type { GameRound } from './game-calls.ts'
import type { Play } from './use-play.ts'

interface Asked<Round extends GameRound> {
  play: Play<Round>
  currency: CurrencyMeta
  /** Before the first bet. */
  first: string
  /** While a bet is under way. */
  busy: string
}

/** The last result in words: the outcome, and its payout. */
export function useWinLine<Round extends GameRound>({ play, currency, first, busy }: Asked<Round>): string {
  const { t, i18n } = useTranslation('game-frame')
  const { t: tOriginals } = useTranslation('originals')
  const { isAsking, isShowing, shown } = play
  if (isAsking || isShowing) return busy
  if (!shown) return first
  const result = play.words.result(tOriginals, shown)
  const amount = formatMoney(shown.payout, currency, { language: i18n.language })
  if (shown.win) return t('line_won', { result, amount })
  // Part of the stake came back: neither a win nor a total loss.
  return shown.payout > 0n ? t('line_back', { result, amount }) : t('line_lost', { result })
}
