import { useTranslation } from 'react-i18next'
import type { CrashRound } from '#contract/play/crash/crash.ts'
import { hundredthsText } from '#client/features/play/game-frame/index.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import type { OwnBet } from './use-crash-bet.ts'

interface Asked {
  round: CrashRound | null
  own: Pick<OwnBet, 'open' | 'last'>
  currency: CurrencyMeta
}

/** What screen readers hear: the player's bet, its result and the crash; never the running multiplier. */
export function useSpoken({ round, own: { open, last }, currency }: Asked): string {
  const { t, i18n } = useTranslation('crash')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  if (open) return t('say_bet_in', { amount: money(open.stake) })
  const point =
    round?.phase === 'CRASHED' && round.point !== null ? t('say_crashed', { multiplier: hundredthsText(round.point) }) : ''
  // A result is announced until the next round has ended.
  if (!last || (last.round !== round?.round && point !== '')) return point
  const result = () => {
    if (last.state === 'WON') return t('say_won', { amount: money(last.payout), multiplier: hundredthsText(last.cashOut ?? 0) })
    return last.state === 'RETURNED' ? t('say_returned', { amount: money(last.stake) }) : t('say_lost')
  }
  return [result(), point].filter(Boolean).join(' ')
}
