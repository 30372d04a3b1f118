import { useTranslation } from 'react-i18next'
import type { StepRound } from '#contract/play/originals/stepped.ts'
import { formatDate, formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { isOpenRound } from './game-calls.ts'
import type { StepPlay } from './use-step-play.ts'

interface Asked<Round extends StepRound> {
  play: Pick<StepPlay<Round>, 'shown' | 'words' | 'open' | 'isResumed' | 'isAsking' | 'isShowing' | 'round'>
  /** The outcome, if the usual words are too long for the stage. */
  resultOf?: (round: Round) => string
  currency: CurrencyMeta
  /** Before the first bet. */
  first: string
  /** While a bet is under way, or its result is being shown. */
  busy: string
  /** The state of the open round. */
  standing: (round: Round) => string
}

/** The state of the open round or the result of the last one, in words. */
export function useStepLine<Round extends StepRound>(asked: Asked<Round>): string {
  const { play, resultOf, currency, first, busy, standing } = asked
  const { t, i18n } = useTranslation('game-frame')
  const { t: tOriginals } = useTranslation('originals')
  const { open, isResumed, isAsking, isShowing, shown } = play
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })

  function ended(round: Round): string {
    const result = resultOf?.(round) ?? play.words.result(tOriginals, round)
    if (round.state === 'RETURNED') return t('line_returned', { amount: money(round.stake) })
    if (round.win) return t('line_won', { result, amount: money(round.payout) })
    // Part of the stake came back: neither a win nor a total loss.
    return round.payout > 0n ? t('line_back', { result, amount: money(round.payout) }) : t('line_lost', { result })
  }

  if (open && isResumed)
    return `${t('line_resumed', { time: formatDate(open.openedAt, i18n.language, { timeStyle: 'short' }), stake: money(open.stake) })} ${standing(open)}`
  if (open) return standing(open)
  if (isAsking || isShowing) return busy
  if (!shown || isOpenRound(shown)) return first
  return shown.endedBy === 'TIME' ? t('line_away', { line: ended(shown) }) : ended(shown)
}
