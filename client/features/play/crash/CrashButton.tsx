import { useTranslation } from 'react-i18next'
import { hundredthsText, notHeld } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Button } from '#client/ui/index.ts'
import styles from './CrashDock.module.css'
import { payoutAt } from './payout.ts'
import type { CrashPlay } from './use-crash-play.ts'
import { useShown } from './use-shown.ts'

interface Props {
  play: CrashPlay
  currency: CurrencyMeta
}

const QUIET = ['unqueue', 'stop'] as const

/** The one button of the game: bets, cashes out, or cancels the bet for the next round. */
export function CrashButton({ play, currency }: Props) {
  const { t, i18n } = useTranslation(['crash', 'game-frame'])
  const { own, action, stake, wish, flight, press } = play
  const shown = useShown(flight)
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const { open } = own
  const isReached = open !== undefined && shown >= open.target
  const isTooLow = shown <= 100
  const isPossible = action !== 'none' && !(action === 'cashOut' && (isReached || isTooLow))
  const isGrowing = action === 'cashOut' && !isReached

  const label = () => {
    if (own.isBetting) return t('betting')
    if (own.isCashingOut) return t('cashing_out')
    if (action === 'check') return t('game-frame:check_bet')
    if (action === 'stop') return t('game-frame:auto_stop')
    if (open && isReached && flight.round?.phase === 'RUNNING') return t('reached', { target: hundredthsText(open.target) })
    if (open && isGrowing) return t('cash_out', { amount: money(payoutAt(open.stake, shown)) })
    if (open && !flight.isLive) return t('connecting')
    if (open) return t(flight.round?.phase === 'BETTING' ? 'bet_in' : 'settling', { amount: money(open.stake) })
    if (action === 'unqueue') return t('unqueue', { amount: money(wish?.stake ?? 0n) })
    const amount = money(stake.amount ?? 0n)
    return flight.round?.phase === 'BETTING' ? t('game-frame:bet', { amount }) : t('queue', { amount })
  }
  return (
    <Button
      isWide
      variant={QUIET.some((one) => one === action) ? 'secondary' : 'primary'}
      isLoading={own.isAsking}
      disabled={!isPossible}
      onClick={press}
      onKeyDown={notHeld}
      className={cx(styles.button, isGrowing && styles.growing)}
    >
      {label()}
    </Button>
  )
}
