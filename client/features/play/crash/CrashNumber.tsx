import { useTranslation } from 'react-i18next'
import type { CrashBet } from '#contract/play/crash/crash.ts'
import { hundredthsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { CountdownRing } from './CountdownRing.tsx'
import styles from './CrashStage.module.css'
import { payoutAt } from './payout.ts'
import type { OwnBet } from './use-crash-bet.ts'
import { useCountdown } from './use-countdown.ts'
import { type Flight, useShown } from './use-shown.ts'

interface Props {
  flight: Flight
  own: Pick<OwnBet, 'open' | 'last'>
  currency: CurrencyMeta
}

const LONG = { over: 6, veryLong: 7 }

/** The multiplier in large figures, and what it means for the player's bet. */
export function CrashNumber({ flight, own, bettingMs, currency }: Props & { bettingMs: number }) {
  const { round } = flight
  if (!round) return <Waiting />
  if (round.phase === 'BETTING')
    return <Countdown key={round.round} flight={flight} closesAt={round.closesAt} bettingMs={bettingMs} />
  return <Multiplier flight={flight} own={own} currency={currency} />
}

function Waiting() {
  const { t } = useTranslation('crash')
  return (
    <div className={styles.words}>
      <p className={styles.label}>{t('no_round')}</p>
    </div>
  )
}

interface Counted {
  flight: Flight
  closesAt: number
  bettingMs: number
}

/** Seconds until the next flight, in a ring that empties; numbers alone with reduced motion. */
function Countdown({ flight: { clock, isLive }, closesAt, bettingMs }: Counted) {
  const { t } = useTranslation('crash')
  const isStill = useReducedMotion()
  const seconds = useCountdown(clock, closesAt)
  const number = (
    <p className={styles.number}>
      {seconds}
      <span className={styles.unit}>{t('seconds')}</span>
    </p>
  )
  return (
    <div className={cx(styles.words, !isStill && styles.countdown)} aria-hidden="true">
      {isStill ? (
        number
      ) : (
        <CountdownRing leftMs={isLive ? closesAt - clock.now() : 0} wholeMs={bettingMs}>
          {number}
        </CountdownRing>
      )}
      <p className={styles.label}>{t('taking_bets')}</p>
    </div>
  )
}

function Multiplier({ flight, own, currency }: Props) {
  const shown = useShown(flight)
  const text = hundredthsText(shown)
  const isOver = flight.round?.phase === 'CRASHED'
  return (
    <div className={styles.words} aria-hidden="true">
      <p
        className={cx(
          styles.number,
          text.length >= LONG.over && styles.long,
          text.length >= LONG.veryLong && styles.veryLong,
          isOver && styles.crashed,
        )}
      >
        {text}
        <span className={styles.unit}>{'×'}</span>
      </p>
      <Meaning shown={shown} flight={flight} own={own} currency={currency} />
    </div>
  )
}

function Meaning({ shown, flight: { round }, own: { open, last }, currency }: Props & { shown: number }) {
  const { t, i18n } = useTranslation('crash')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const ofRound = (bet: CrashBet | undefined) => (bet?.round === round?.round ? bet : undefined)
  const [bet, ended] = [ofRound(open), ofRound(last)]
  const label = (words: string, amount?: string) => (
    <>
      <p className={styles.label}>{words}</p>
      {amount && <p className={styles.win}>{amount}</p>}
    </>
  )
  if (ended?.state === 'WON')
    return label(t('cashed_at', { multiplier: hundredthsText(ended.cashOut ?? 0) }), money(ended.payout))
  if (ended?.state === 'RETURNED') return label(t('stake_back'), money(ended.stake))
  if (round?.isInterrupted) return label(t('interrupted'))
  if (round?.phase === 'CRASHED') return label(t('crashed'))
  if (!bet) return label(t('flying'))
  return label(t('win_now'), money(payoutAt(bet.stake, Math.min(shown, bet.target))))
}
